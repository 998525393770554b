import type { Lexicon } from "./lexicon";

export const portuguese: Lexicon = {
  language: "por",
  fields: {
    po_number:
      "número do pedido | nº do pedido | n do pedido | pedido nº | pedido n | pedido | ordem de compra | nº da ordem | número da encomenda | encomenda nº | encomenda n | nota de encomenda nº | pedido de compra nº | ordem de compra nº | encomenda | nº encomenda | nº pedido | pedido de compra | número da ordem | v encomenda | vossa encomenda | n encomenda | nº de encomenda | v requisição | vossa requisição | v pedido | vosso pedido | requisição n",
    order_date:
      "data do pedido | data da encomenda | data da ordem | data encomenda | data pedido | data da compra",
    delivery_date:
      "data de entrega | prazo de entrega | entrega prevista | previsão de entrega | data prevista de entrega | entregar até | data da entrega | data entrega | data prevista | data de envio",
    due_date:
      "vencimento | vencimentos | data de vencimento | data limite de pagamento | pagar até | data vencimento | vence em",
    payment_terms:
      "condições de pagamento | forma de pagamento | condição de pagamento | pagamento | método de pagamento | prazo de pagamento | modo de pagamento | meio de pagamento | cond pagamento | cond de pagamento | condição pagamento",
    delivery_terms:
      "condições de entrega | incoterm | incoterms | modo de entrega | frete tipo | condição de entrega | tipo de frete | modalidade de frete | modo de expedição",
    currency: "moeda | divisa",
    buyer:
      "comprador | cliente | nome do cliente | empresa | razão social | adquirente | sacado | contratante | dados do cliente | tomador | exmo sr | exmos srs | exmo s sr s | exmos srs clientes | nome razão social | tomador de serviços | tomador do serviço",
    buyer_contact:
      "responsável pelas compras | solicitado por | solicitante | requisitado por | requisitante | pedido por | elaborado por | responsável compras | contacto compras",
    buyer_phone: "telefone do comprador",
    buyer_email: "e mail do comprador",
    supplier:
      "fornecedor | vendedor | nome do fornecedor | emitente | prestador | dados do fornecedor | fabricante | cedente | prestador de serviços | prestador do serviço",
    supplier_contact:
      "aos cuidados de | a c | à atenção de | ao cuidado de | a atenção | contato do fornecedor | atenção | contacto fornecedor",
    ship_to:
      "local de entrega | endereço de entrega | morada de entrega | entregar em | enviar para | destinatário | entrega em | local da entrega | destino | local de descarga | descarga | entregar a | morada de descarga",
    bill_to:
      "faturar a | endereço de faturamento | morada de faturação | endereço de cobrança | faturar para | dados de faturação | faturado a",
    tax_id:
      "nif | cnpj | cpf | nipc | contribuinte | contribuinte nº | n contribuinte | inscrição estadual | insc est | insc estadual | cnpj cpf | nº contribuinte | número de contribuinte | i e | contribuinte n | v n contrib | v n contribuinte | contrib n | n de contribuinte | n contrib | inscrição estadual do subst tributário | insc estadual do subst trib | inscrição municipal | insc municipal",
    quote_number:
      "orçamento | orçamento nº | proposta | cotação | nº da proposta | cotação nº | proposta nº | sua proposta | nº do orçamento | v proposta | número do orçamento",
    project:
      "projeto | obra | centro de custo | assunto | departamento | centro de custos | setor | projecto | referência da obra | nome do projeto | secção",
    subtotal:
      "subtotal | soma | total líquido | valor dos produtos | base de cálculo | total sem iva | incidência | base tributável | total ilíquido | total produtos | valor líquido | total mercadoria | total dos produtos | base de incidência | valor sem iva | total dos serviços | sub total | sub-total | total bruto | valor total dos itens | total antes do iva | total de produtos | base de cálculo do icms st | base de cálc do icms subst | base de cálculo do issqn",
    tax: "iva | imposto | impostos | valor do ipi | icms | total iva | ipi | total de impostos | valor iva | valor do icms | iss | total imposto | valor do iva | iva incluído | iva incl | dos quais iva | tributos | valor aproximado dos tributos | total tributos | tributos totais incidentes | imposto incluído | valor aprox tributos | valor iva incluído | valor do icms substituição | valor do icms subst | valor do icms st | valor do issqn",
    discount:
      "desconto | descontos | desconto comercial | valor do desconto | total de descontos | abatimento | desconto total | desconto cartão | desconto direto | desconto imediato | poupança | total poupado | poupou | você economizou | economia | cupão | cupom de desconto | vale desconto | desconto fidelidade | desconto cliente",
    shipping:
      "frete | portes | despesas de envio | transporte | custos de envio | envio | valor do frete | portes de envio | taxa de entrega | despesas de transporte",
    total:
      "total | total geral | valor total | total a pagar | total do pedido | total com iva | montante total | total da nota | valor a pagar | total documento | total r | total eur | total da encomenda | total da fatura | valor total da nota | a pagar | total líquido a pagar | valor total do pedido | total a liquidar | total r$ | valor total r$ | total compra | total da compra | total da conta | total da venda | a liquidar | valor total a pagar | total talão | total líquido a pagar eur | valor total dos serviços",
    notes:
      "observações | observação | notas | nota | comentários | informações adicionais | instruções | informações complementares | obs | instruções de entrega | conclusão | conclusões | recomendações | conclusões e recomendações",
  },
  general: {
    issue_date: "data | data de emissão | emitido em | data emissão | emissão",
    addressee:
      "para | a | exmo sr | exmo sr a | exmo s sr s | exmos srs | exmo senhor | exma senhora | exmos senhores | exmo a sr a",
    contact:
      "contato | contacto | pessoa de contato | pessoa de contacto | responsável | nome do contato",
    phone:
      "telefone | tel | telemóvel | celular | fone | telef | tlm | número de telefone | tlf | telefone fixo | fone fax",
    email: "e mail | email | correio eletrónico | correio eletrônico | mail",
    address:
      "endereço | morada | rua | residência | sede | logradouro | domicílio | endereço do fornecedor | endereço do cliente | morada do cliente | morada do fornecedor | endereço residencial | endereço comercial",
    date: "emitida em | emitido em | data da fatura | data de nascimento | válido até | período | data de saída | data da nota | data de validade | hora | data e hora | data de início | validade | data fatura | data do documento | data de fim | data de admissão | data de carga | data de chegada | data de partida | hora de chegada | hora de saída | data de entrega do documento | data de devolução | data de recebimento | data de impressão | data de expedição | data da emissão | data da saída | hora da saída | data de autorização | data de descarga | data do levantamento | início dos trabalhos | realizado em | local de carga | data da saída entrada | data de saída entrada | data e hora de carga | data e hora da carga",
    number:
      "número da fatura | fatura nº | nota fiscal | nf | n da fatura | nº cliente | código do cliente | referência | ref | v referência | n referência | guia de remessa nº | iban | conta | agência | cep | código postal | rg | bi | cartão de cidadão | série | chave de acesso | mesa | caixa | código do fornecedor | nº de cliente | nota fiscal nº | fatura n | número | nif do cliente | protocolo | nº do cliente | nib | cód cliente | atcud | fatura | nº documento | matrícula | guia nº | nº de série | nota de crédito nº | n da nota de crédito | contrato nº | n do contrato | apólice nº | n da apólice | processo nº | n do processo | n de série | lote nº | recibo nº | n do recibo | bilhete nº | n da reserva | n do passaporte | cupom nº | n do pedido de compra | n de sócio | alvará n | alvará | protocolo de autorização | protocolo de autorização de uso | cliente n | conta cliente | conta n | cont n | cód at | código at | viatura | certificado n | nsu doc | n de controlo | nfc e n | nf e n | processo n | processo | contentor | entidade | referência mb | pró forma n | n de encomenda | n de cliente | substitui | eori | extrato nº | extrato no | requisição | v requisição | v ref",
    other:
      "fax | banco | transportadora | nome | nome completo | sobrenome | cidade | localidade | estado | país | bairro | município | profissão | nacionalidade | sexo | estado civil | valor por extenso | por extenso | dinheiro | troco | cartão | atendido por | foi atendido por | operador | website | peso bruto | peso líquido | volumes | quantidade de volumes | garantia | cargo | apelido | filiação | naturalidade | multibanco | entregue | site | freguesia | concelho | concelho de | distrito | uf | função | tipo | sinal | adiantamento | pagador | empregado | nome do requerente | requerente | nome da mãe | nome do pai | data e local de nascimento | local de nascimento | residente em | segurado | tomador do seguro | seguradora | data do sinistro | local do sinistro | danos | placa | modelo | quilometragem | proprietário | senhorio | inquilino | remetente | valor declarado | contra reembolso | natureza da mercadoria | número de páginas | páginas | cópia | anexos | médico | paciente | utente | diagnóstico | alergias | altura | grupo sanguíneo | local | duração | motivo | emitido por | motorista | armazém de origem | armazém de destino | local de emissão | país de origem | país de destino | veículo | quarto | hóspede | recebi de | recebemos de | a quantia de | referente a | cargo pretendido | pretensão salarial | indicado por | valor entregue | valor recebido | troco r$ | valor pago | forma de pagamento dinheiro | arredondamento | taxa de serviço | gorjeta | couvert | qtd total de itens | quantidade total de itens | nº de artigos | número de artigos | total de artigos | total de itens | artigos | pontos | saldo de pontos | pontos acumulados | cashback | bic | data do requerimento | número do processo | processo n° | n° de registo | n° de registro | data de entrada | data de término | data de receção | recebido por | recebido em | recebida em | data de emissão do documento | entidade patronal | empregador | local de trabalho | n° de funcionário | chefe imediato | superior hierárquico | horário | horas extras | salário base | morada fiscal | código postal e localidade | complemento | telefone de contacto | contato de emergência | contacto de emergência | grau de parentesco | parentesco | encarregado de educação | responsável legal | nome do aluno | aluno | turma | ano letivo | escola | curso | n° de estudante | n° de aluno | médico de família | médico assistente | nome do paciente | n° de utente | medicação | posologia | antecedentes | tipo sanguíneo | número da apólice | n° do sinistro | hora do sinistro | data da ocorrência | local da ocorrência | testemunha | testemunhas | matrícula do veículo | marca | chassi | km atual | condutor | locatário | locador | renda mensal | caução | artigo matricial | local da obra | equipamento | número de série | avaria | descrição da avaria | defeito reclamado | serviço executado | trabalho realizado | hora saída | hora início | hora fim | motivo do pedido | motivo da ausência | finalidade | data de regresso | n° de pessoas | número de pessoas | n° de participantes | titular da conta | entidade bancária | associação | n° do contador | leitura anterior | leitura atual | consumo | laboratório | n° da amostra | data da colheita | local da colheita | garçom | empregado de mesa | recibo | operadora | talão | talão n | nº talão | loja | autorização | nº cartão | numerário | nº artigos | natureza da operação | base de cálculo do icms | valor total dos produtos | total de caixas | total de volumes | transporte a transportar | prazo de execução | prazo de fabrico | não incluído | sinal recebido | falta pagar | por pagar | saldo em dívida | ilíquido | total de iva | mercadoria e serviços | mercadoria serviços | descontos comerciais | desconto financeiro | motivo isenção | motivo de isenção | carga | local de carga | expedição | exportador | importador | notificar | porto de embarque | porto de destino | frete marítimo | valor da mercadoria | correio | saldo anterior | pontos ganhos | saldo pontos | parcelas | cartão de crédito | nome fantasia | temperatura à entrega | vasilhame devolvido | zona rota | rota | evento | preparado por | validade da proposta | montador | técnico | cap social | capital social | bairro distrito | frete por conta | código antt | placa do veículo | placa do veíc | espécie | numeração | dados adicionais | código de verificação | consumidor | outras despesas acessórias | valor do seguro | desc cli | desc fin",
  },
  columns: {
    line_no: "n | nº | item | linha | pos | seq | #",
    item_code:
      "código | referência | ref | cód | código do produto | artigo | cód produto | ncm | código artigo | cód item | ean | cód artigo",
    description:
      "descrição | designação | produto | artigo | descrição do produto | discriminação | descrição dos produtos | item | serviço | nome | denominação | descrição do artigo | mercadoria | descrição do serviço | discriminação dos serviços | descrição do conteúdo | descrição detalhada do conteúdo | conteúdo | tipo de despesa | natureza da despesa | motivo | finalidade | tratamento | procedimento | descrição da mercadoria | trabalho | trabalhos | descrição dos trabalhos | medicamento | histórico | equipamento | equipamentos | aparelho | ingrediente | ingredientes | matéria-prima | matérias-primas | ferramenta | ferramentas | peça | peça de reposição | consumíveis | fármaco | prato | título do livro | mobiliário | planta | peça de vestuário | acessórios | material utilizado | materiais utilizados | análise | exame",
    quantity:
      "quantidade | qtd | qtde | quant | qde | qt | quantidade pedida | peças | horas | qte | volumes | nº volumes | dias | noites | nº de dias | pessoas | pçs | caixas | consumo | qtd pedida | litros",
    unit: "unidade | un | und | unid | u m | medida | unidade de medida | embalagem | uni",
    unit_price:
      "preço unitário | pr.unit | pr unit | p.unit | preço | valor unitário | vlr unit | p unitário | preço unit | valor unit | pr unitário | preço un | preço líquido | p unit | pvp | vl unit | custo unitário | valor un | preço de venda | tarifa | vr unit | valor hora | preço hora | diária | custo | tarifa unitária | preço por unidade | pr unit | preço uni | preco l | preço litro | r$ l | r$ litro | preço unit litro",
    discount: "desconto | desc | desc % | % desc | dto",
    tax_rate:
      "iva | % iva | taxa iva | taxa | ipi | icms | alíquota | iva % | tx iva | taxa de iva",
    amount:
      "valor | total | valor total | montante | importe | total líquido | preço total | vlr total | valor líquido | subtotal | total item | vl total | valor eur | vr total | valor da fatura | valor da nota | despesa | despesas | custo total | valor declarado | valor bruto | honorários | valor pago | valor r$ | total r$ | valor a reembolsar | vl item | valor item | total eur",
    delivery_date: "data de entrega | entrega | prazo | data entrega",
  },
  otherColumns:
    "observações | obs | peso | lote | cor | tamanho | origem | cfop | cst | marca | validade | cons. pref. antes de | consumir de preferência antes de | data | total com iva | valor iva | volume | referência fabricante | armazém | saldo | peso líquido | peso bruto | código pautal | código sh | país de origem | fornecedor | prestador | data do serviço | data da fatura | nº fatura | nº nota | comprovante | recibo | marcas e números | vencimento | período | ncm sh | bc icms | b cálc icms | v icms | valor icms | v ipi | valor ipi | alíq icms | alíq ipi",
  titles:
    "pedido de compra | ordem de compra | pedido | encomenda | nota de encomenda | fatura | nota fiscal | guia de remessa | guia de transporte | orçamento | recibo | lista de preços | tabela de preços | fatura recibo | fatura simplificada | cupom fiscal | nota de crédito | formulário | ficha de inscrição | danfe | fatura proforma | proposta comercial | proposta | requisição | romaneio | contrato | nota de débito | preçário | ficha cadastral | fatura pró forma | formulário de inscrição | comprovante de entrega | confirmação de encomenda",
  terms:
    "termos e condições | condições gerais | condições gerais de compra | aviso legal | condições gerais de venda | termos gerais | proteção de dados",
  notices:
    "nota | importante | atenção | aviso | observação importante | instruções | nota importante",
  assents: "sim",
  refusals: "não",
  ticking:
    "assinale | assinalar | assinale com x | marque | marcar | mais de uma resposta | várias respostas | resposta múltipla | escolha múltipla",
  signatures:
    "assinatura | carimbo e assinatura | aprovado por | autorizado por | recebido por | assinatura e carimbo | data e assinatura | assinatura do responsável | conferido por | assinatura do cliente | local e data | visto | carimbo | assinatura do requerente | entregue por | assinatura do recebedor",
  greetings:
    "prezados senhores | atenciosamente | com os melhores cumprimentos | obrigado pela preferência | obrigado pela sua visita | cumprimentos | obrigado | volte sempre | exmos senhores | agradecemos a preferência | obrigado pela visita",
  attendants:
    "operador | operadora | caixa | atendente | atendido por | vendedor | vendedora | garçom | funcionário",
  persons:
    "sexo | idade | data de nascimento | local de nascimento | parentesco | profissão | ocupação | nacionalidade | estado civil | nome completo | apelido | sobrenome | cpf",
  attention: "a c | ao cuidado de | atenção | att | aten",
  free: "grátis | gratuito | oferta | sem custo | brinde | bonificado",
  paging:
    "página | pág | de | continua | a transportar | transporte de página | folha | continua na página seguinte",
  months:
    "janeiro, jan | fevereiro, fev | março, mar | abril, abr | maio, mai | junho, jun | julho, jul | agosto, ago | setembro, set | outubro, out | novembro, nov | dezembro, dez",
  weekdays:
    "segunda-feira, segunda, seg | terça-feira, terça, ter | quarta-feira, quarta, qua | quinta-feira, quinta, qui | sexta-feira, sexta, sex | sábado, sáb | domingo, dom",
  links: "de | do | da | dos | das | e | a",
  prepositions: "para",
  agents: "por",
  reckoning: "menos | mais",
  streets: "rua | r | av | avenida | praça | largo | apto",
  letterBoxes: "cp",
  debit: "débito | débitos",
  credit: "crédito | créditos",
  abbreviations:
    "tel | telef | telem | av | trav | sr | sra | dr | dra | eng | prof | arq | exmo | exma | cód | ref | pág | art | qtd | quant | máx | mín | aprox | jan | fev | abr | jun | jul | ago | set | out | nov | dez | etc | esq | dto | dir | apto | enc | educ | obs | reg | resp | lda | ltda | cia | nasc | freq | núm | proc | cert",
  organisations:
    "lda | ltda | s a | sa | unipessoal | eireli | me | epp | irmãos | companhia | cia | e filhos | comércio | indústria | câmara municipal | universidade | supermercado | sociedade",
};
