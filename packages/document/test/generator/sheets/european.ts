import type { Sheet } from "./sheet";

export const europeanSheets: readonly Sheet[] = [
  {
    code: "deu",
    title: "Antrag auf Parkausweis für Anwohner",
    form: "Vordruck 32.7",
    fill: "hand",
    bars: true,
    body: `
## Angaben zur Person
@cells
Familienname = Ackermann | Vorname(n) = Gesa | Geburtsdatum = 11.08.1979
Straße, Hausnummer = Am Mühlgraben 6 | PLZ = 00815 | Wohnort = Tiefenau
Telefon (freiwillig) = | E-Mail (freiwillig) =
## Fahrzeug
Amtl. Kennzeichen = TF-GA 118 | Hersteller = Opel | Erstzulassung = 03/2011 | Farbe =
@lines
? Halter des Fahrzeugs = *Antragsteller, Arbeitgeber, Andere
? Gültigkeit = *1 Jahr, 2 Jahre
Beginn ab = 01.10.2016 | Bisherige Ausweis-Nr. =
> Die Angaben werden nur für die Bearbeitung des Antrags verwendet und danach gelöscht.
!EINGEGANGEN`,
  },
  {
    code: "deu",
    title: "Prüfprotokoll",
    form: "QS 4-12",
    fill: "print",
    bars: false,
    body: `
@grid
Auftrags-Nr. = 70-4418 | Prüfdatum = 19.02.2020
Bauteil = Flanschwelle | Zeichnungs-Nr. = W 2206.01
Werkstoff = 42CrMo4 | Charge =
Prüfer = H. Lohse | Losgröße = 48 Stück
## Messwerte
@plain
Durchmesser (mm) = 34,98
Rundlauf (mm) = 0,02
Härte (HRC) = 54
Oberfläche Ra =
Ergebnis = i. O.
@lines
? Freigabe = *erteilt, gesperrt, Nacharbeit
Bemerkung = Grat an Nut entfernt`,
  },
  {
    code: "deu",
    title: "TELEFAX",
    fill: "typewriter",
    bars: false,
    body: `
@memo
An: = Weberei Kolbe, Frau Dietz
Von: = Buchhaltung, A. Rehm
Datum: = 4. Mai 1995
Betreff: = Mahnung vom 20. April
Seiten: = 2
Fax-Nr.: =
> Sehr geehrte Frau Dietz, der genannte Betrag ist am 2. Mai bei uns eingegangen. Bitte sehen Sie das Schreiben als gegenstandslos an.
@plain
Beleg-Nr. = 95/1180
Betrag = 1.264,50 DM
Restbetrag =`,
  },
  {
    code: "fra",
    title: "DÉCLARATION DE SINISTRE",
    form: "Mod. 118 bis",
    fill: "hand",
    bars: true,
    body: `
## ASSURÉ
@cells
Nom de naissance = Vauquelin | Prénoms = Maud, Irène | Né(e) le = 07/06/1968
Adresse complète = 12, impasse du Four | Code postal = 00640 | Commune = Laubrières
Téléphone fixe = | Portable = 06 00 12 34 56
N° de contrat = 4471 Z 20 | N° d'adhérent =
## SINISTRE
Survenu le = 18/12/2013 | À (heure) = 22 h | Lieu = Cave
@lines
? Nature = Incendie, *Dégât des eaux, Vol, Bris de glace
? Un recours est-il engagé = Oui, *Non
Montant estimé des dommages = 870 € | Devis joint =
Fait à = Laubrières | le = 20/12/2013`,
  },
  {
    code: "fra",
    title: "FICHE DE TRANSPORT",
    form: "Exemplaire n° 2 - destinataire",
    fill: "typewriter",
    bars: false,
    body: `
@cells
EXPÉDITEUR = Cidrerie du Pin ; Route de Vimoutiers ; 00610 Camembray | DESTINATAIRE = Épicerie Halbout ; 3, place du Marché ; 00140 Orbelle
TRANSPORTEUR = Messageries Lore | IMMATRICULATION = 1187 QX 61 | CHAUFFEUR =
@heads
Nombre de colis = 22 | Nature = Bouteilles | Poids brut (kg) = 318 | Volume (m3) =
@lines
? Port = *Payé, Dû
Contre-remboursement = | Valeur déclarée = 1 240,00 €
Réserves = 2 cartons mouillés`,
  },
  {
    code: "fra",
    title: "Bulletin d'inscription",
    fill: "hand",
    bars: false,
    body: `
@lines
Nom = Delaunoy | Prénom = Rémi
Date et lieu de naissance = 2 mai 2009 à Bruyelle
Établissement fréquenté = Collège du Parc | Classe = 5e B
Responsable légal = Sabine Delaunoy | Profession =
Personne à prévenir en cas d'urgence = Luc Delaunoy
? Activité choisie = Judo, *Escalade, Natation
? Certificat médical fourni = *Oui, Non
Allergies connues = | Médecin traitant = Dr Quesnoy
Montant réglé = 95 € | Chèque n° =`,
  },
  {
    code: "spa",
    title: "SOLICITUD DE LICENCIA DE OBRA MENOR",
    form: "Mod. U-14",
    fill: "typewriter",
    bars: true,
    body: `
## DATOS DEL SOLICITANTE
@cells
Apellidos y nombre o razón social = Olmeda Ruiz, Jacinta | N.I.F. = 00112233-K
Domicilio = Calle del Horno, 9 | Municipio = Villarroya de Abajo | C.P. = 00318
Teléfono = | Correo electrónico =
## DATOS DE LA OBRA
Emplazamiento = Calle Nueva, 21 | Referencia catastral = 4471-VA-0
Presupuesto = 3.250,00 € | Fecha de inicio = 15/04/2015 | Duración (días) = 20
@lines
? Ocupa la vía pública = Sí, *No
? Clase de suelo = *Urbano, Rústico
Contratista = Reformas Tajo | Técnico director =
> Los datos facilitados se incorporan al expediente y pueden ser consultados por el interesado.
!REGISTRO DE ENTRADA`,
  },
  {
    code: "spa",
    title: "Hoja de ingreso",
    form: "HC-2",
    fill: "hand",
    bars: false,
    body: `
@under
Paciente = Telmo Barrios | Historia clínica = 20-4471 | Cama = 12 B
Fecha de ingreso = 09/03/2003 | Hora = 16:20 | Procedencia = Urgencias
Edad = 46 | Estado civil = | Acompañante = Hermana
## EXPLORACIÓN
@plain
Tensión arterial = 135/85
Temperatura = 37,8 °C
Peso =
Alergias = Penicilina
Motivo de consulta = Dolor abdominal`,
  },
  {
    code: "ita",
    title: "RICHIESTA DI CERTIFICATO",
    form: "Mod. AN/7",
    fill: "hand",
    bars: true,
    body: `
## DATI ANAGRAFICI
@cells
Cognome = Bassanelli | Nome = Ottavia | Sesso = F
Luogo di nascita = Pieve Alta | Data di nascita = 30/09/1957 | Codice fiscale =
Residenza = Vicolo Stretto, 4 | CAP = 00511 | Provincia = MV
@lines
? Tipo di certificato = *Residenza, Nascita, Stato di famiglia
? Uso = Bollo, *Carta semplice
Copie richieste = 2 | Ritiro il =
Documento d'identità = Patente | Numero = MV 70221 | Scadenza =
> Il sottoscritto è consapevole delle responsabilità in caso di dichiarazioni non veritiere.`,
  },
  {
    code: "ita",
    title: "Rapporto di intervento",
    form: "RI 2204",
    fill: "print",
    bars: false,
    body: `
@grid
Cliente = Caseificio Monviso | Data = 17/05/2021
Impianto = Cella frigorifera 2 | Matricola = CF-00871
Tecnico = D. Arvat | Ore di lavoro = 3,5
Chiamata n. = 118 | Garanzia =
@plain
Difetto riscontrato = Perdita di gas
Lavoro eseguito = Sostituita valvola
Ricambi usati = Valvola 3/8
Km percorsi =
@lines
? Esito = *Risolto, Da completare
Totale ore = 3,5 | Importo = 262,50 €`,
  },
  {
    code: "por",
    title: "REQUERIMENTO DE LIGAÇÃO DE ÁGUA",
    form: "Mod. 45",
    fill: "typewriter",
    bars: true,
    body: `
## REQUERENTE
@cells
Nome completo = Telma Figueiró | N.º de contribuinte = 000 112 233
Morada = Rua da Eira, 18 | Código postal = 0040-771 | Localidade = Vale Fundo
Telefone = 200 000 118 | Telemóvel =
## LOCAL DA LIGAÇÃO
Freguesia = Santa Iria | Artigo matricial = 1187 | Lote =
@lines
? Utilização = *Habitação, Comércio, Obras
? Qualidade = *Proprietário, Inquilino
Calibre do contador = 15 mm | Leitura inicial =
Pede deferimento, em = 3 de junho de 1999`,
  },
  {
    code: "por",
    title: "Guia de remessa interna",
    fill: "print",
    bars: false,
    body: `
@under
Armazém de origem = Central | Armazém de destino = Loja 4 | Data de saída = 12-09-2018
Motorista = V. Couto | Matrícula = 00-AB-11 | Selo n.º =
@heads
Caixas = 16 | Paletes = 1 | Peso total (kg) = 204,5 | Observações =
@plain
Conferido por = R. Maia
Hora de chegada = 14:35
Anomalias = Uma caixa aberta
Devoluções =`,
  },
];
