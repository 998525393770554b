import type { Lexicon } from "./lexicon";

export const spanish: Lexicon = {
  language: "spa",
  fields: {
    po_number:
      "número de pedido | n de pedido | nº de pedido | nº pedido | no de pedido | pedido n | pedido no | pedido | orden de compra | orden de compra n | número de orden | no de orden | núm pedido | su pedido | nro de orden | número de orden de compra | n orden de compra | oc n | nº orden | referencia del pedido | num pedido | n pedido",
    order_date:
      "fecha de pedido | fecha del pedido | fecha de orden | fecha de la orden | fecha pedido | fecha de compra",
    delivery_date:
      "fecha de entrega | entrega prevista | fecha prevista de entrega | plazo de entrega | fecha requerida | entregar el | fecha de entrega prevista | fecha entrega | entregar antes del | fecha de envío | fecha límite de entrega",
    due_date:
      "fecha de vencimiento | vencimiento | vencimientos | fechas de vencimiento | fecha límite de pago | vence | pagar antes del | fecha vencimiento",
    payment_terms:
      "condiciones de pago | forma de pago | términos de pago | método de pago | plazo de pago | pago | medio de pago | condición de pago | modalidad de pago | cond pago | condiciones pago | cobro | condición de venta",
    delivery_terms:
      "condiciones de entrega | términos de entrega | incoterm | incoterms | portes tipo | forma de envío | condición de entrega | cond entrega",
    currency: "moneda | divisa",
    buyer:
      "comprador | cliente | nombre del cliente | empresa | solicitante empresa | razón social | señores | datos del cliente | señor es | sres | cliente señor es | d dña entidad | apellido y nombre razón social",
    buyer_contact:
      "contacto del comprador | solicitado por | responsable de compras | persona que solicita | pedido por | solicitante | realizado por | elaborado por compras | responsable compras",
    buyer_phone: "teléfono comprador",
    buyer_email: "correo comprador",
    supplier:
      "proveedor | vendedor | nombre del proveedor | emisor | datos del proveedor | fabricante",
    supplier_contact:
      "a la atención de | atención | contacto del proveedor | atn | at | comercial | a la att de",
    ship_to:
      "enviar a | dirección de entrega | lugar de entrega | entregar en | dirección de envío | destinatario | entrega en | destino | domicilio de entrega | punto de entrega | sírvanse suministrar a | suministrar a | dirección de suministro | dir de suministro | lugar de entrega de la mercancía | destino de la mercancía",
    bill_to:
      "facturar a | dirección de facturación | datos de facturación | facturado a | factura a | domicilio fiscal",
    tax_id:
      "nif | cif | n i f | c i f | rfc | rut | cuit | nit | nif cif | cif nif | ruc | n iva | id fiscal | identificación fiscal | número de identificación fiscal | nif iva | r u c comprador | ruc comprador | n i f cliente | nif cliente | c i f cliente | cif cliente | rfc receptor | rfc emisor | ced prof",
    quote_number:
      "presupuesto | n de presupuesto | cotización | número de cotización | oferta | su oferta | nº presupuesto | oferta n | presupuesto n | nº de oferta | cotización n | n oferta",
    project:
      "proyecto | obra | centro de coste | asunto | departamento | centro de costo | centro de costos | referencia de obra | código de proyecto | nombre del proyecto | área | expediente",
    subtotal:
      "subtotal | base imponible | importe neto | total neto | suma | total sin iva | importe bruto | neto | total bruto | base | total base imponible | suma importes | importe sin iva | valor neto | sub total | suma parcial | total parcial | total artículos | total bruto sin iva | total antes de iva | importe sin impuestos | op gravada | op gravadas",
    tax: "iva | i v a | impuestos | impuesto | importe iva | total iva | cuota iva | igv | cuota | igic | iva incluido | total impuestos | iva incl | i v a incluido | impuestos incluidos | incluye iva | total i v a | importe del iva | iva trasladado | propina legal | i e p s | ieps | impuestos trasladados | impuestos retenidos | isr retenido | iva retenido | importe otros tributos | recargo de equivalencia | rec equiv",
    discount:
      "descuento | dto | descuento comercial | bonificación | rebaja | total descuento | descuento por volumen | ahorro | ahorro total | usted ahorró | ha ahorrado | cupón | cupones | vale descuento | descuento socio | descuento cliente | descuento promoción | promoción | bonif | dcto",
    shipping:
      "gastos de envío | portes | envío | flete | transporte | gastos de transporte | costo de envío | coste de envío | gastos envío | manejo y envío",
    total:
      "total | total a pagar | importe total | total general | total pedido | total factura | total con iva | monto total | total iva incluido | líquido a pagar | importe a pagar | total orden | gran total | total importe | total euros | suma total | valor total | a pagar | total compra | total eur | total a cobrar | total ticket | total venta | total cuenta | total de la cuenta | neto a pagar | total m n | total mxn | total consumo | total de venta",
    notes:
      "observaciones | notas | nota | comentarios | comentario | instrucciones | instrucciones especiales | información adicional | instrucciones de entrega | aclaraciones | conclusión | conclusiones | recomendaciones | conclusiones y recomendaciones",
  },
  general: {
    issue_date: "fecha | fecha de emisión | emitido el | fecha emisión",
    addressee: "para | a",
    contact: "contacto | persona de contacto | responsable | nombre de contacto",
    phone:
      "teléfono | tel | tfno | tlf | móvil | teléfonos | celular | número de teléfono | tlfno | telf | teléfono de contacto",
    email: "correo electrónico | email | e mail | correo | mail | dirección de correo",
    address:
      "dirección | domicilio | calle | dirección postal | domicilio social | dirección del proveedor | dirección del cliente | dirección del comprador",
    date: "emitida el | expedida el | emitido el | fecha de factura | fecha factura | fecha de nacimiento | período | periodo | fecha de expedición | válido hasta | fecha de inicio | hora | fecha y hora | fecha albarán | fecha de alta | fecha de firma | fecha de operación | desde | hasta | fecha fin | fecha de llegada | fecha de salida | hora de llegada | hora de salida | fecha de entrada | fecha de devolución | fecha de recepción | fecha de impresión | fecha de cargo | fecha de certificación | fecha de lectura | periodo de facturación | periodo facturado | hora salida | fecha de carga | vencimientos | inicio de actividades | fecha de inicio de actividades | fecha de vto de cae",
    number:
      "número de factura | n de factura | factura n | nº factura | número de cliente | n cliente | código de cliente | nº cliente | referencia | ref | su referencia | nuestra referencia | albarán n | número de albarán | iban | bic | cuenta | n de cuenta | código proveedor | código postal | c p | cp | dni | nie | pasaporte | ticket | mesa | caja | n serie | matrícula | folio | nº albarán | código cliente | n expediente | cuenta bancaria | n proveedor | curp | factura | número | no de cliente | n ticket | n operación | n de abono | abono n | nota de crédito n | n de contrato | contrato n | n de póliza | n de expediente | n de serie | n de ticket | ticket n | n de recibo | recibo n | n de socio | n de reserva | n de lote | n de pasaporte | n de afiliación | n de historia clínica | n de autorización | nota de entrega n | factura nº | nº de factura | albarán nº | cta nº | cuenta nº | remito | remito nº | folio fiscal | folio fiscal uuid | uuid | clabe | certificado del emisor | certificado sat | n serie certificado | cups | ref catastral | contador n | nº de contador | r g s e a a | rgseaa | colegiada nº | colegiado nº | n expte | nº expediente | expediente n | folio receta | matrícula vehículo | nuestro núm de proveedor | serie y folio | no de serie del csd | no de serie del certificado | comp nro | cae n | guía de remisión",
    other:
      "fax | banco | titular | transportista | medio de envío | vía de envío | nombre | apellidos | nombre y apellidos | población | ciudad | provincia | país | profesión | nacionalidad | sexo | estado civil | cargo | importe en letras | son | efectivo | cambio | entregado | tarjeta | le atendió | le ha atendido | cajero | web | página web | peso total | peso | bultos | n de bultos | garantía | agente | camarero | comensales | anticipo | saldo | cantidad | cantidad en letra | atendido por | lugar de nacimiento | empresa de transporte | tipo | estado | localidad | municipio | ocupación | vendedor asignado | primer apellido | segundo apellido | nombre completo | apellidos y nombre | razón social o nombre | domicilio particular | código postal y población | fecha y lugar de nacimiento | teléfono fijo | teléfono móvil | asegurado | tomador | tomador del seguro | compañía aseguradora | fecha del siniestro | lugar del siniestro | daños | modelo | kilometraje | propietario | arrendador | arrendatario | datos del solicitante | representante | remitente | consignatario | valor declarado | contra reembolso | naturaleza de la mercancía | embalaje | número de páginas | páginas | copia | médico | paciente | historia clínica | fecha de ingreso | diagnóstico | alergias | grupo sanguíneo | lugar | duración | fecha de fin | motivo | firmado en | expedido en | motivo de la solicitud | emplazamiento | referencia catastral | lugar de emisión | país de origen | país de destino | vehículo | habitación | huésped | recibí de | la cantidad de | en concepto de | surtidor | producto | teléfono particular | teléfono trabajo | efectivo recibido | su cambio | cambio entregado | vuelto | redondeo | propina | cubierto | n artículos | nº artículos | número de artículos | total artículos vendidos | artículos vendidos | no artículos | puntos | puntos acumulados | saldo de puntos | dto total | forma de pago efectivo | base imp | comisión | vend | bal | balanza | tique | nombre del solicitante | fecha de solicitud | n° de solicitud | número de solicitud | número de expediente | n° de registro | número de registro | fecha de registro | fecha de baja | fecha de finalización | fecha de caducidad | válido desde | recibido por | recibido el | expedido por | revisado por | autorizado por | centro de trabajo | puesto | categoría profesional | n° de empleado | número de empleado | jefe inmediato | antigüedad | horario | jornada | horas extra | salario base | código postal y localidad | contacto de emergencia | parentesco | representante legal | tutor | padre o tutor | nombre del alumno | alumno | curso | grado | grupo | centro educativo | colegio | año escolar | n° de la seguridad social | número de seguridad social | médico tratante | nombre del paciente | tratamiento | dosis | antecedentes | tipo de sangre | aseguradora | número de póliza | n° de siniestro | hora del siniestro | testigo | testigos | marca | bastidor | n° de bastidor | kilómetros | conductor | renta mensual | fianza | superficie | dirección de la obra | lugar de la obra | equipo | número de serie | avería | descripción de la avería | trabajo realizado | motivo de la ausencia | objeto | fecha de regreso | n° de personas | número de personas | n° de asistentes | número de participantes | titular de la cuenta | entidad bancaria | referencia del mandato | asociación | actividad | tipo de contrato | potencia contratada | lectura anterior | lectura actual | consumo | n° de contador | laboratorio | n° de muestra | fecha de muestreo | lugar de muestreo | cajera | tienda | operación | nº operación | autorización | nº autorización | comercio | nº tarjeta | usted ha ahorrado | dependiente | factura simplificada | régimen fiscal | lugar de expedición | efecto del comprobante | uso cfdi | forma de pago sat | versión cfdi | importe con letra | importe en letra | son pesos | retenciones | retención i r p f | retención irpf | entidad | entregado a cuenta | pendiente de pago | a cuenta | domiciliación | domiciliación bancaria | ruta | repartidor | total bultos | total cajas | kg netos | kg brutos | preparado por | cargado por | retiró | sumas | temperatura a la entrega | atención al cliente | averías | consumo medio diario | reservas | apertura | incidencias | procedimiento | juzgado | contrario | cuantía | total suplidos | provisión de fondos recibida | saldo anterior | saldo nuevo | saldo a mi favor | quejas | turno | importe por comensal | suplemento terraza | validez de la oferta | plazo de ejecución | bultos sueltos | total factura euros | uso del cfdi | sello digital del cfdi | sello digital del sat | cadena original | objeto impuesto | tipo de comprobante | tipo de cambio | ingresos brutos | condición frente al iva | punto de venta | giro comercial",
  },
  columns: {
    line_no: "n | nº | línea | lín | pos | partida | item | ítem | renglón | #",
    item_code:
      "código | referencia | ref | cód | código artículo | artículo | código de producto | sku | clave | código producto | cód artículo | no de parte | clave prod serv | claveprodserv | no identificación",
    description:
      "descripción | concepto | artículo | producto | detalle | denominación | descripción del producto | descripción del artículo | designación | nombre | servicio | descripción de artículos | conceptos | descripción del contenido | descripción detallada del contenido | contenido | descripción de la mercancía | mercancía | tipo de gasto | clase de gasto | motivo | motivo del gasto | tratamiento | prestación | trabajos | descripción de los trabajos | medicamento | descripción del servicio | partida de gasto | equipo | equipos | equipamiento | aparato | ingrediente | ingredientes | materia prima | materias primas | herramienta | herramientas | repuesto | repuestos | pieza de recambio | consumibles | plato | título del libro | mobiliario | planta | prenda | accesorios | material utilizado | materiales utilizados | análisis | prueba",
    quantity:
      "cantidad | cant | unidades | uds | ctd | cdad | cantidad pedida | unid | piezas | horas | bultos | nº bultos | número de bultos | días | noches | nº de días | personas | pzas | pza | cajas | consumo | und | ctdad | litros | lts",
    unit: "unidad | ud | u m | um | unidad de medida | unid | medida | u medida | formato | envase",
    unit_price:
      "precio unitario | precio | p unitario | precio ud | p u | precio unidad | valor unitario | p unit | precio unit | precio neto | costo unitario | pvp | precio por unidad | tarifa | coste unitario | precio u | valor unit | coste | tarifa diaria | precio hora | precio kwh | precio iva incl | v unitario | pvp unit | precio unidad eur | precio uni | p v p | prec | eur l | eur litro | € litro | precio litro | eur lt",
    discount: "descuento | dto | desc | % dto | dto % | dcto",
    tax_rate: "iva | % iva | tipo iva | iva % | impuesto | tasa",
    amount:
      "importe | total | subtotal | monto | importe total | valor total | importe neto | total línea | precio total | total neto | importe eur | neto | valor | importe factura | importe de la factura | gasto | gastos | importe bruto | coste total | valor declarado | monto total | importe con iva | total con impuestos | honorarios | vr total | v total | importe € | total eur",
    delivery_date: "fecha de entrega | entrega | plazo | fecha entrega",
  },
  otherColumns:
    "observaciones | peso | lote | color | talla | origen | cuota iva | fecha | caducidad | marca | total con iva | servido | pendiente | formato | nº serie | recargo | stock | volumen | ap | aport | aportación | peso neto | peso bruto | partida arancelaria | código arancelario | país de origen | proveedor | profesional | fecha del servicio | fecha factura | nº factura | justificante | comprobante | marcas y números | vencimiento | periodo | copago | aportación % | clave unidad | objeto impuesto",
  titles:
    "pedido | orden de compra | factura | albarán | presupuesto | recibo | ticket | lista de precios | cotización | nota de entrega | factura simplificada | factura proforma | pedido de compra | solicitud | formulario | nota de crédito | tarifa de precios | hoja de inscripción | guía de remisión | remisión | pedido a proveedor | formulario de inscripción | comprobante | tarifa | albarán de entrega | confirmación de pedido | estado de cuenta | contrato | ficha de inscripción",
  terms:
    "términos y condiciones | condiciones generales | condiciones generales de compra | aviso legal | condiciones generales de venta | protección de datos",
  notices:
    "nota | nota importante | importante | aviso | atención | advertencia | instrucciones | aviso legal",
  assents: "sí",
  refusals: "no",
  ticking:
    "marque | marcar | señale | márquese | marque con una x | señale lo que proceda | marque lo que proceda | tache lo que no proceda | respuesta múltiple | varias respuestas | más de una respuesta | una sola respuesta",
  signatures:
    "firma | firma y sello | autorizado por | aprobado por | recibido por | firma autorizada | sello | elaborado por | revisado por | conforme | recibí | firma del cliente | conforme cliente | vº bº | entregado por | firma del solicitante | firma y fecha | nombre y firma",
  greetings:
    "estimados señores | atentamente | un cordial saludo | gracias por su compra | gracias por su visita | saludos cordiales | muchas gracias | gracias por su confianza | vuelva pronto | estimado cliente | gracias por su pedido",
  attendants:
    "cajero | cajera | le atendió | atendido por | le atiende | camarero | camarera | vendedor | vendedora | mesero | mesera | operador",
  persons:
    "sexo | género | edad | fecha de nacimiento | lugar de nacimiento | parentesco | ocupación | profesión | nacionalidad | estado civil | nombre completo | nombre y apellidos | apellidos | apellidos y nombre | primer apellido | segundo apellido | dni | dni nie",
  attention: "atención | at n | atn | atten | att | a la atención de",
  free: "gratis | gratuito | sin cargo | sin coste | sin costo | s c | bonificado",
  paging:
    "página | pág | de | continúa | sigue | suma y sigue | hoja | continúa en la página siguiente",
  months:
    "enero, ene | febrero, feb | marzo, mar | abril, abr | mayo, may | junio, jun | julio, jul | agosto, ago | septiembre, setiembre, sept, sep, set | octubre, oct | noviembre, nov | diciembre, dic",
  weekdays:
    "lunes, lun | martes, mar | miércoles, mié | jueves, jue | viernes, vie | sábado, sáb | domingo, dom",
  links: "de | del | la | y | a",
  prepositions: "a | para",
  agents: "por",
  reckoning: "menos | más",
  streets: "calle | c | av | avda | avenida | apto | plaza",
  letterBoxes: "apartado",
  debit: "debe | cargo | cargos | débito",
  credit: "haber | abono | abonos | crédito",
  abbreviations:
    "núm | nro | tel | teléf | avda | sr | sra | srta | dr | dra | izq | dcha | esc | pta | urb | prov | cód | ref | pág | págs | art | aprox | máx | mín | cant | uds | ud | ptas | vto | fdo | ene | feb | abr | jul | ago | sept | oct | nov | dic | etc | dto | dpto | admón | cía | hnos | exp | nac | obs | mod",
  organisations:
    "s l | sl | s a | sa | s l u | slu | s a de c v | sa de cv | s a u | ltda | sociedad | cía | s r l | hermanos | e hijos | fundación | ayuntamiento | universidad | distribuciones | talleres | suministros | comercial | hnos",
};
