import type { Lexicon } from "./lexicon";

export const italian: Lexicon = {
  language: "ita",
  fields: {
    po_number:
      "numero ordine | ordine n | n ordine | ordine | ordine di acquisto n | numero d ordine | n d ordine | vs ordine | rif ordine | ordine nr | nr ordine | ordine di acquisto | vostro ordine | numero dordine | n° ordine | ordine numero | codice ordine | ns ordine",
    order_date: "data ordine | data dell ordine | data dellordine | data d ordine",
    delivery_date:
      "data consegna | data di consegna | consegna prevista | consegna entro | termine di consegna | consegna richiesta | data consegna richiesta | data prevista consegna | tempi di consegna | consegna il | data di consegna prevista | termini di consegna | data richiesta",
    due_date:
      "scadenza | data scadenza | data di scadenza | scadenza pagamento | pagare entro | scadenze | entro il | pagamento entro | da pagare entro | da pagare entro il | scade il",
    payment_terms:
      "condizioni di pagamento | pagamento | termini di pagamento | modalità di pagamento | metodo di pagamento | condizione di pagamento | cond pagamento | modalità pagamento | tipo pagamento",
    delivery_terms:
      "resa | condizioni di consegna | incoterms | incoterm | porto | termini di resa | condizioni di resa",
    currency: "valuta | divisa",
    buyer:
      "acquirente | cliente | committente | spettabile cliente | intestatario | ragione sociale | azienda | ditta | compratore | dati cliente",
    buyer_contact:
      "ufficio acquisti | referente acquisti | richiedente | buyer | ordinato da | responsabile acquisti | nostro riferimento | richiesto da | rif interno | emesso da",
    buyer_phone: "telefono acquisti",
    buyer_email: "email acquisti",
    supplier:
      "fornitore | venditore | nome fornitore | spett le ditta | dati fornitore | cedente | produttore | esercente | spett le fornitore | spettabile fornitore | al fornitore",
    supplier_contact:
      "alla cortese attenzione | c a | alla c a | att ne | vostro riferimento | cortese attenzione | alla c a di | vs riferimento | alla cortese attenzione di | agente",
    ship_to:
      "destinazione | luogo di consegna | indirizzo di consegna | consegnare a | destinatario | spedire a | consegna presso | destinazione merce | luogo consegna | indirizzo di spedizione | luogo di destinazione | destinazione diversa | merce da consegnare a | da consegnare a | consegnare presso | luogo destinazione | indirizzo di consegna merce | destinazione della merce | spedire presso",
    bill_to:
      "fatturare a | indirizzo di fatturazione | intestazione fattura | fattura a | fatturazione | intestare fattura a",
    tax_id:
      "partita iva | p iva | codice fiscale | cf | c f | p iva cod fisc | cod fiscale | p iva c f | partita i v a | p i | codice fiscale partita iva | c f p iva | p iva e c f | p iva e cf | piva e cf | cf e p iva | cf piva | p iva e cod fisc | partita iva e codice fiscale | c f e p iva | p iva c fiscale | codice fiscale e partita iva | partita iva cliente | p iva cliente | partita iva destinatario | p iva destinatario | cod fisc | c fisc | c f cliente | identificativo fiscale ai fini iva | partita iva cod fisc",
    quote_number:
      "offerta | vs offerta | preventivo | n preventivo | rif offerta | offerta n | preventivo n | numero offerta | vostra offerta | rif preventivo | riferimento offerta",
    project:
      "progetto | commessa | cantiere | centro di costo | oggetto | reparto | ufficio | cig | cup | rif commessa | codice progetto | causale",
    subtotal:
      "totale imponibile | imponibile | totale netto | subtotale | totale merce | netto merce | totale parziale | sub totale | totale senza iva | importo netto | totale iva esclusa | merce | valore merce | sub tot | sub totale euro | subtotale euro | parziale | totale articoli | totale lordo merce",
    tax: "iva | i v a | totale iva | imposta | importo iva | imposte | totale imposta | di cui iva | iva inclusa | iva compresa | di cui imposta | totale i v a | di cui i v a | iva incl | totale imposte",
    discount:
      "sconto | abbuono | sconto incondizionato | totale sconto | sconti | sconto commerciale | ribasso | sconto cassa | sconto totale | sconto fedeltà | sconto soci | buono sconto | coupon | risparmio | hai risparmiato | totale risparmio | risparmio totale | abbuoni | sconto merce",
    shipping:
      "spese di trasporto | trasporto | spese di spedizione | spedizione | spese trasporto | porto e imballo | spese di consegna | imballo e trasporto | contributo spese di trasporto | spese imballo",
    total:
      "totale | totale ordine | totale documento | totale fattura | totale complessivo | totale generale | importo totale | totale da pagare | totale a pagare | netto a pagare | totale euro | totale iva inclusa | totale ivato | importo da pagare | totale importo | totale lordo | totale complessivo euro | totale eur | da pagare | totale conto | totale scontrino | totale vendita | totale spesa | totale dovuto | importo dovuto | complessivo",
    notes:
      "note | nota | osservazioni | annotazioni | commenti | istruzioni | note aggiuntive | istruzioni di consegna | avvertenze | conclusioni | raccomandazioni | conclusioni e raccomandazioni",
  },
  general: {
    issue_date: "data | data emissione | data documento | del | emesso il | data di emissione",
    addressee: "a | spett le | spett.le | spettabile",
    contact:
      "contatto | referente | riferimento | persona di riferimento | persona di contatto | ns riferimento",
    phone: "telefono | tel | cellulare | cell | recapito telefonico | numero di telefono | mobile",
    email: "e mail | email | posta elettronica | pec | mail | indirizzo email",
    address:
      "indirizzo | via | sede legale | residenza | domicilio | sede | indirizzo fornitore | indirizzo cliente | indirizzo del cliente | indirizzo di residenza",
    date: "emessa il | emesso il | data fattura | data di nascita | data ddt | data trasporto | nato il | periodo | valido fino al | decorrenza | ora | data e ora | data preventivo | data inizio trasporto | valida dal | nata il | data inizio | data fine | data ritiro | data di arrivo | data di partenza | ora di arrivo | ora di partenza | data di ritiro | data di stampa | data rilascio | data del ritiro | data e ora del ritiro | data e ora ritiro | data spedizione | data di spedizione | data e ora inizio trasporto | inizio trasporto | inizio del trasporto | data arrivo | data partenza | data registrazione | data intervento | rientro previsto",
    number:
      "numero fattura | fattura n | n fattura | codice cliente | cod cliente | numero documento | n documento | ddt n | numero ddt | iban | bic | abi | cab | riferimento n | cod fornitore | codice fornitore | matricola | cap | codice sdi | codice destinatario | scontrino n | tavolo | cassa | n cliente | codice univoco | n tessera | ricevuta n | rea | c c | lotto n | documento n | vostro rif | nostro rif | n protocollo | conto corrente | fattura nr | fattura | nota di credito n | n nota di credito | numero contratto | contratto n | n contratto | numero polizza | polizza n | numero pratica | pratica n | numero ricevuta | numero scontrino | numero di serie | n di serie | numero tessera | tessera n | numero prenotazione | numero passaporto | cod destinatario | codice destinatario sdi | cod destinatario sdi | cod univoco | codice univoco ufficio | cod sdi | identificativo sdi | progressivo invio | n rea | numero rea | iscrizione rea | registro imprese | matr rt | targa automezzo | targa veicolo | codice lotteria | codice terzista | codice abi | codice cab | pratica | n bolla | n iscrizione albo | n iscrizione",
    other:
      "fax | banca | vettore | trasporto a cura | trasporto a mezzo | causale del trasporto | causale trasporto | aspetto esteriore dei beni | aspetto dei beni | nome | cognome | nome e cognome | comune | città | provincia | nazionalità | cittadinanza | professione | sesso | luogo di nascita | stato civile | contanti | resto | importo pagato | carta | bancomat | operatore | coperti | peso lordo | peso netto | peso | colli | n colli | numero colli | sito | sito web | garanzia | intestato a | importo in lettere | acconto | saldo | mezzo di spedizione | spedizione a mezzo | quantità | paese | stato | titolo di studio | cameriere | pagamento contante | reso contante | aliquota | cognome e nome | nato a | luogo e data di nascita | residente in | telefono fisso | documento | documento d identità | rilasciato da | rilasciato il | scadenza documento | assicurato | contraente | compagnia | data del sinistro | luogo del sinistro | danni | targa | modello | chilometri | proprietario | locatore | conduttore | mittente | vettore incaricato | valore dichiarato | contrassegno | natura della merce | imballaggio | numero pagine | pagine | copia | allegati | medico | medico curante | paziente | diagnosi | allergie | altezza | gruppo sanguigno | luogo | durata | motivo | motivazione | rilasciata il | impianto | tecnico | difetto | lavoro eseguito | ore di lavoro | esito | luogo di emissione | paese di origine | paese di destinazione | veicolo | camera | ospite | ricevuto da | la somma di | km percorsi | pagamento contanti | contante | non riscosso | non pagato | resto contante | resto euro | arrotondamento | coperto | n articoli | numero articoli | articoli | totale pezzi | pezzi | punti | punti spesa | saldo punti | doc n | importo contante | nome del richiedente | data della richiesta | n pratica | protocollo | numero di protocollo | prot n | data protocollo | data di ricezione | ricevuto il | rilasciata da | valida fino al | data di inizio | data di fine | data di rilascio | nata a | nato a a | residente a | domiciliato in | comune di residenza | datore di lavoro | mansione | qualifica | n matricola | responsabile | data di assunzione | orario di lavoro | ore lavorate | ore straordinarie | retribuzione | indirizzo di domicilio | telefono cellulare | recapito | contatto di emergenza | parentela | grado di parentela | genitore | genitore o tutore | tutore | alunno | nome dell alunno | sezione | scuola | istituto | anno scolastico | nome del paziente | terapia | posologia | tessera sanitaria | n polizza | numero di polizza | n sinistro | ora del sinistro | testimone | testimoni | marca | telaio | n telaio | chilometraggio | conducente | locatario | canone mensile | deposito cauzionale | superficie | foglio | particella | subalterno | indirizzo dell immobile | lavori | apparecchio | guasto segnalato | intervento eseguito | ora inizio | ora fine | motivo della richiesta | motivo dell assenza | oggetto della richiesta | data di ritorno | n persone | numero di persone | numero partecipanti | intestatario del conto | istituto bancario | associazione | campione n | punto di prelievo | data prelievo | laboratorio | cassiere | istruttore | razza | negozio | terminale | cod aut | codice autorizzazione | n carta | pagamento elettronico | numero pezzi | punti accumulati | servito da | matricola rt | banca d'appoggio | banca appoggio | coordinate bancarie | appoggio bancario | capitale sociale | cap soc | netto da pagare | resta da saldare | da saldare | residuo da pagare | acconto versato | acconto ricevuto | caparra | caparra versata | caparra confirmatoria | peso kg | peso lordo kg | peso netto kg | totale cartoni | totale bancali | bancali a rendere | imballo | trasporto a cura del | tipo documento | tipologia documento | regime fiscale | ritenuta d acconto | contributo cassa | contributo previdenziale | totale onorari | totale spese | preparato da | controllato da | consegnato da | orario ricevimento | orario ricevimento merci | orario di consegna | giorno di chiusura | intestata a | conto intestato a | tolleranza | consegne parziali | prove richieste | soggiorno | postazione | esigibilità iva | liquidazione | stato di liquidazione | nazione | numero civico | oggetto dell intervento | validità offerta | tempi di esecuzione | modalità di consegna | riferimenti normativi | spese accessorie | importo bollo",
  },
  columns: {
    line_no: "n | pos | riga | nr | posizione | rif | #",
    item_code:
      "codice | articolo | cod | codice articolo | cod art | art | rif | cod articolo | codice prodotto | cod prodotto | riferimento | ean",
    description:
      "descrizione | descrizione articolo | prodotto | articolo | descrizione dei beni | denominazione | designazione | descrizione dei beni natura e qualità | oggetto | prestazione | servizio | descrizione merce | descrizione prodotto | voce | dettaglio | descrizione del contenuto | contenuto | natura della spesa | tipo di spesa | tipologia spesa | causale | motivo | prestazione sanitaria | lavorazione | lavori | descrizione lavori | descrizione della merce | merce | natura e qualità dei beni | farmaco | attrezzatura | attrezzature | apparecchio | apparecchiatura | ingrediente | ingredienti | materia prima | materie prime | utensile | ricambio | ricambi | pezzo di ricambio | materiale di consumo | medicinale | piatto | titolo del libro | arredo | pianta | capo | accessori | materiale utilizzato | esame | analisi",
    quantity:
      "quantità | qtà | q tà | qta | quant | pezzi | pz | ore | q ta | quantita ordinata | n colli | numero colli | giorni | notti | n pezzi | persone | n giorni | consumo | qt | litri | lt",
    unit: "um | u m | unità | unità di misura | unità misura | un mis | confezione | conf",
    unit_price:
      "prezzo unitario | prezzo | prezzo unit | p unitario | prezzo netto | costo unitario | p u | importo unitario | listino | prezzo di listino | prezzo un | pr unitario | prezzo listino | tariffa | prezzo cad | prezzo cadauno | tariffa oraria | costo | costo orario | valore unitario | eur l | euro l | prezzo litro | euro litro | prezzo l",
    discount:
      "sconto | sc | sconti | sc % | % sconto | sconto % | sconto o magg | sconto maggiorazione",
    tax_rate: "iva | aliquota | aliquota iva | iva % | % iva | cod iva | al iva",
    amount:
      "importo | totale | prezzo totale | importo netto | valore | totale riga | totale netto | importo totale | netto | imponibile | importo euro | importo fattura | spesa | spese | importo lordo | costo totale | valore dichiarato | onorario | importo richiesto | totale euro | valore totale | prezzo eur | prezzo euro | importo €",
    delivery_date: "data consegna | consegna | data di consegna | data richiesta",
  },
  otherColumns:
    "note | peso | lotto | colore | taglia | origine | importo iva | colli | scadenza | marca | formato | ivato | totale ivato | matricola | giacenza | confezione | prezzo ivato | peso netto | peso lordo | voce doganale | codice doganale | paese di origine | paese d origine | fornitore | medico | data prestazione | data fattura | n fattura | giustificativo | allegato | contrassegni e numeri | periodo | reparto",
  titles:
    "ordine di acquisto | ordine | ordine fornitore | fattura | documento di trasporto | ddt | d d t | preventivo | ricevuta | scontrino | listino prezzi | listino | offerta | bolla di consegna | nota di credito | modulo | modulo di iscrizione | ricevuta fiscale | fattura proforma | documento commerciale | conferma d ordine | richiesta | domanda di iscrizione | ordine a fornitore | fattura di cortesia | nota spese | parcella | contratto | scheda di adesione | estratto conto",
  terms:
    "condizioni generali | condizioni generali di acquisto | termini e condizioni | condizioni generali di vendita | informativa privacy | note legali | condizioni di fornitura | trattamento dei dati",
  notices:
    "nota | nota bene | importante | avvertenza | avvertenze | attenzione | istruzioni | informativa privacy",
  assents: "sì",
  refusals: "no",
  ticking:
    "barrare | barrare la casella | barrare le caselle | crocettare | segnare con una x | contrassegnare | più di una risposta | più risposte | risposte multiple | una sola risposta",
  signatures:
    "firma | timbro e firma | firma e timbro | firma per accettazione | approvato da | firma del destinatario | firma del vettore | firma conducente | data e firma | per accettazione | firma cliente | il responsabile | luogo e data | firma del conducente | firma destinatario | firma vettore | firma del richiedente | autorizzato da | ricevuto da",
  greetings:
    "gentili signori | distinti saluti | cordiali saluti | grazie e arrivederci | grazie per l acquisto | arrivederci | grazie | cordialmente | spettabile ditta | grazie della visita | gentile cliente",
  attendants:
    "cassiere | cassiera | operatore | operatrice | servito da | cameriere | addetto | addetta",
  persons:
    "sesso | età | data di nascita | luogo di nascita | parentela | grado di parentela | professione | nazionalità | cittadinanza | stato civile | cognome | cognome e nome | nome e cognome",
  attention:
    "att | attne | alla c a | alla cortese attenzione | all attenzione | all attenzione di | ca | c a",
  free: "omaggio | gratis | gratuito | in omaggio",
  paging: "pagina | pag | di | segue | continua | riporto | a riportare | foglio | segue a pagina",
  months:
    "gennaio, gen | febbraio, feb, febbr | marzo, mar | aprile, apr | maggio, mag | giugno, giu | luglio, lug | agosto, ago | settembre, sett, set | ottobre, ott | novembre, nov | dicembre, dic",
  weekdays:
    "lunedì, lun | martedì, mar | mercoledì, mer | giovedì, gio | venerdì, ven | sabato, sab | domenica, dom",
  links: "di | del | della | dello | da | per | il | la | le | e | a",
  prepositions: "a | da",
  agents: "da",
  reckoning: "meno | più",
  streets: "via | viale | piazza | piazzale | corso",
  letterBoxes: "casella",
  debit: "dare",
  credit: "avere",
  elisions: "l | d | c | un | all | dall | dell | nell | sull | quell | quest | sant",
  abbreviations:
    "tel | cell | sig | sigg | dott | ing | avv | geom | rag | prof | arch | spett | egr | gent | pag | art | cod | fisc | mod | fatt | doc | rif | ord | prot | pos | qtà | cad | imp | tot | int | prov | loc | fraz | genn | febb | apr | giu | lug | ago | sett | ott | nov | dic | ecc | max | min | ns | vs | racc | resp | uff | num",
  organisations:
    "srl | s r l | spa | s p a | snc | s n c | sas | s a s | srls | ditta | f lli | società | officine | cooperativa | soc coop | fratelli | scarl | comune di | forniture | ferramenta",
};
