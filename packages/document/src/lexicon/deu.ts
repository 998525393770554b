import type { Lexicon } from "./lexicon";

export const german: Lexicon = {
  language: "deu",
  fields: {
    po_number:
      "best nr | bestellschein | bestellnummer | bestell nr | bestellnr | bestellung nr | bestellung | auftragsnummer | auftrags nr | auftragsnr | bestell no | unsere bestellnummer | ihre bestellnummer | ihre bestellung | belegnummer | beleg nr | bestellung nummer | einkaufsbeleg | po nummer | kundenbestellnummer | bestellzeichen | unsere bestellung | ihr auftrag",
    order_date:
      "bestelldatum | bestellt am | auftragsdatum | datum der bestellung | bestelldatum vom | ihr auftrag vom | ihre bestellung vom",
    delivery_date:
      "liefertermin | lieferdatum | wunschtermin | liefertag | lieferzeit | wunschliefertermin | lieferung am | lieferung bis | geplante lieferung | anliefertermin | liefern bis | gewünschter liefertermin | eintrefftermin | bestätigter liefertermin",
    due_date:
      "fälligkeit | fällig am | fälligkeitsdatum | zahlbar bis | zahlungsziel bis | zu zahlen bis | fällig ohne abzug am | netto fällig am | zahlbar ohne abzug bis",
    payment_terms:
      "zahlungsbedingung | zahlungsbedingungen | zahlungsziel | zahlungskonditionen | zahlungsart | zahlung | zahlbar | zahlungsweise | zahlungsmodalitäten",
    delivery_terms:
      "lieferbedingung | lieferbedingungen | incoterms | lieferkonditionen | incoterm | lieferkondition | frachtkondition",
    currency: "währung | belegwährung",
    buyer:
      "besteller | käufer | auftraggeber | kunde | kundenname | bestellende firma | firma | abnehmer",
    buyer_contact:
      "ihr ansprechpartner | einkäufer | bestellt von | unser ansprechpartner | besteller name | anforderer | einkäuferin | ihr ansprechpartner einkauf | unser zeichen | sachbearbeiter | bearbeiter | sachbearbeiterin",
    buyer_phone: "telefon einkauf",
    buyer_email: "e mail einkauf",
    supplier:
      "lieferant | verkäufer | auftragnehmer | lieferantenname | anbieter | verkaufende firma | lieferfirma | hersteller",
    supplier_contact:
      "zu händen | z hd | z hd von | zu hd | kontakt lieferant | ihr kontakt | ansprechpartner lieferant | z h | zu handen",
    ship_to:
      "lieferanschrift | lieferadresse | lieferung an | liefern an | lieferort | anlieferadresse | versandanschrift | empfänger | warenempfänger | anlieferung | abladestelle | versandadresse | lieferstelle | bestimmungsort | anlieferstelle",
    bill_to:
      "rechnungsanschrift | rechnungsadresse | rechnung an | rechnungsempfänger | rechnungsstellung an | rechnung bitte an",
    tax_id:
      "ust idnr | ust id nr | ust id | umsatzsteuer id | steuernummer | steuer nr | umsatzsteuer identifikationsnummer | ust idnr | uid | uid nr | uid nummer | ustid | ust id no | mwst nr | umsatzsteuer id nr | st nr | ihre ust idnr | ust idnr kunde | ust id kunde | uid kunde | ust idnr des kunden",
    quote_number:
      "angebot | angebotsnummer | angebots nr | ihr angebot | angebot nr | angebotsnr | ihr angebot nr | ihr angebot vom | gemäß angebot | unser angebot",
    project:
      "projekt | kostenstelle | projektnummer | betreff | projekt nr | bauvorhaben | objekt | kommission | auftrag | abteilung | betrifft | innenauftrag | bv | projektname | vorhaben | baustelle | kostenträger",
    subtotal:
      "zwischensumme | nettobetrag | summe netto | netto | warenwert netto | nettosumme | gesamt netto | warenwert | gesamtbetrag netto | nettowarenwert | gesamtsumme netto | rechnungsbetrag netto | nettowert | zwischensumme netto | netto gesamt | positionssumme | summe positionen | gesamtnetto | summe ohne mwst | total netto | zw summe | zwi summe | summe artikel | artikelsumme | warensumme | netto summe | leistungsstand netto | angebotssumme netto",
    tax: "mwst | mehrwertsteuer | ust | umsatzsteuer | zzgl mwst | zzgl ust | mwst betrag | steuer | steuerbetrag | zuzüglich mwst | zzgl mehrwertsteuer | enthaltene mwst | inkl mwst | umsatzsteuerbetrag | davon mwst | zzgl umsatzsteuer | plus mwst | zuzügl mwst | enth mwst | inkl ust | davon ust | enthaltene ust | enthaltene umsatzsteuer | mwst enthalten | darin enthaltene mwst | incl mwst | steueranteil | mwst gesamt | ust gesamt | steuer gesamt",
    discount:
      "rabatt | nachlass | abzüglich rabatt | skonto | preisnachlass | mengenrabatt | abzgl rabatt | gesamtrabatt | sonderrabatt | sofortrabatt | mitgliederrabatt | kundenrabatt | coupon | gutschein | preisvorteil | ihr preisvorteil | sie sparen | sie haben gespart | gesamtersparnis | ersparnis | aktionsrabatt | treuerabatt | bonusrabatt | personalrabatt | nachlass lt vereinbarung | nachlass lt vertrag | nachlass lt angebot | rabatt lt angebot | jahresrabatt | abzgl nachlass | abzgl skonto | abzüglich skonto | skontofähiger betrag",
    shipping:
      "frachtkosten | versandkosten | versand | fracht | lieferkosten | porto | transportkosten | porto und verpackung | verpackung und versand | versandkostenpauschale | verpackung | transport | versand und verpackung | frachtpauschale | lieferpauschale",
    total:
      "gesamtbetrag | gesamtsumme | summe | gesamt | endbetrag | rechnungsbetrag | gesamtpreis | bruttobetrag | gesamtbetrag brutto | summe brutto | auftragswert | bestellwert | zu zahlen | zahlbetrag | brutto | total | gesamt brutto | gesamtwert | bestellsumme | gesamtsumme brutto | auftragssumme | total eur | rechnungssumme | bruttosumme | endsumme | zu zahlender betrag | gesamt inkl mwst | bruttorechnungsbetrag | total chf | rechnungsbetrag brutto | zu bezahlen | zwischensumme brutto | gesamtbetrag eur | endbetrag eur | total zu zahlen | bon summe | belegsumme | restforderung | noch zu zahlen | noch offen | angebotssumme brutto | nachzahlung",
    notes:
      "bemerkung | bemerkungen | hinweis | hinweise | anmerkung | anmerkungen | kommentar | zusatzinformationen | besondere hinweise | mitteilung | notiz | liefervorschrift | sonstiges | schlussfolgerung | schlussfolgerungen | empfehlung | empfehlungen | fazit",
  },
  general: {
    issue_date: "datum | belegdatum | ausstellungsdatum | ausgestellt am",
    addressee: "an",
    contact:
      "kontakt | rückfragen an | rückfragen bitte an | kontaktperson | name des ansprechpartners | es schreibt ihnen | ansprechpartner | ansprechperson | ansprechpartnerin",
    phone:
      "telefon | tel | telefonnummer | tel nr | mobil | handy | durchwahl | rufnummer | fon | mobiltelefon | telefon privat",
    email: "e mail | email | mail | e mail adresse",
    address:
      "adresse | anschrift | straße | wohnort | straße hausnummer | sitz | lieferantenadresse | kundenadresse | adresse des lieferanten | anschrift des käufers | privatanschrift | firmenanschrift | postanschrift | plz ort",
    date: "ausgestellt am | erstellt am | rechnungsdatum | lieferscheindatum | leistungsdatum | leistungszeitraum | geburtsdatum | gültig ab | gültig bis | druckdatum | liefer leistungsdatum | angebotsdatum | versanddatum | eingangsdatum | geboren am | kaufdatum | von | bis | uhrzeit | zeitraum | abrechnungszeitraum | eintrittsdatum | stand | ausstellungstag | anreise | abreise | ankunft | abfahrt | abgabedatum | rückgabedatum | annahmedatum | fertigstellung | druckzeit | datum und uhrzeit | datum uhrzeit | bindefrist | tse beginn | tse ende | nächste wartung fällig bei | nächster termin | entladen am | geliefert am | unser angebot vom",
    number:
      "rechnungsnummer | rechnungs nr | rechnung nr | rechnungsnr | lieferscheinnummer | lieferschein nr | lieferscheinnr | kundennummer | kunden nr | kundennr | lieferantennummer | lief nr | liefer nr | lieferanten nr | lieferantennr | referenz | unsere referenz | ihre referenz | ihr zeichen | unsere zeichen | iban | bic | kontonummer | handelsregister | hrb | vorgangsnummer | personalnummer | vertragsnummer | mitgliedsnummer | plz | bon nr | bonnummer | kasse | beleg | bankleitzahl | blz | konto nr | swift | versicherungsnummer | aktenzeichen | artikelnummer | sendungsnummer | auftragsbestätigung nr | postleitzahl | seriennummer | kennzeichen | registergericht | tischnummer | tisch | terminal id | ta nr | lieferantennummer bei uns | debitor | kreditor | gutschrift nr | gutschriftnummer | gutschriftsnummer | vertrags nr | mietvertrag nr | quittungsnummer | quittung nr | policen nr | schadennummer | geschäftszeichen | fahrgestellnummer | reservierungsnummer | buchungsnummer | frachtbriefnummer | zählernummer | ausweisnummer | schlussrechnung nr | abschlagsrechnung nr | abnahmestelle | seriennr | seriennummer kasse | serien nr kasse | tse seriennr | tse trans nr | kassen id | signaturzähler | sig zähler | vu nummer | kd nr bei ihnen | ihre kundennr | ihre lieferanten nr | amtl kennzeichen | betriebs nr | betriebsnr hwk | betriebsstunden | mitglieds nr | öko kontrollnr | öko kontrollnummer | kartennummer | ek nr | amtsgericht | originalbon | unser auftrag | notfallnummer | notdienst | zähler nr | bv nr",
    other:
      "fax | telefax | bank | kreditinstitut | kontoinhaber | versandart | spediteur | versand per | lieferart | name | vorname | nachname | geburtsort | staatsangehörigkeit | beruf | familienstand | geschlecht | unterschrift von | geschäftsführer | internet | website | web | betrag in worten | in worten | gegeben | rückgeld | bar | ec karte | kartenzahlung | anzahl positionen | gesamtgewicht | gewicht | bruttogewicht | nettogewicht | colli | anzahl packstücke | warengruppe | material | bedient von | es bediente sie | kassierer | verkäufer in | fahrer | spedition | lager | lagerort | menge | gewährleistung | garantie | zweck | verwendungszweck | krankenkasse | arbeitgeber | ort | land | titel | anrede | status | art | typ | modell | farbe | größe | steuersatz | telefon fax | erstellt von | trinkgeld | anzahlung | offener betrag | bereits gezahlt | restbetrag | geburtsname | geschlecht m w d | vor und zuname | familienname | hausnummer | wohnhaft in | anschrift des antragstellers | antragsteller | antragstellerin | arbeitgeber anschrift | telefon dienstlich | körpergröße | gewicht kg | blutgruppe | patient | patientin | versicherter | versicherungsnehmer | versicherung | schadentag | schadenort | schadenhöhe | amtliches kennzeichen | fahrzeug | erstzulassung | kilometerstand | baujahr | halter | eigentümer | mieter | vermieter | aussteller | gültigkeit | ausstellende behörde | seiten | anzahl seiten | seitenzahl | kopie | anlage | anlagen | prüfer | prüfdatum | bauteil | werkstoff | losgröße | messwert | ergebnis | freigabe | absender | frachtführer | frachtbrief | rauminhalt | nachnahme | beginn | ende | dauer | raum | anlass | teilnehmer | anzahl personen | monatsmiete | kaution | ausstellungsort | herkunftsland | bestimmungsland | km stand | fahrzeugtyp | zimmer | gast | geldinstitut | erhalten von | rufname | geg bar | bar gegeben | gegeben bar | rückgeld bar | wechselgeld | kartenzahlung eur | pfand | pfandrückgabe | leergut | rundung | rundungsdifferenz | bediengeld | bedienungszuschlag | servicepauschale | gedeck | anzahl artikel | artikelanzahl | anz artikel | punkte | punktestand | gesammelte punkte | gutscheinbetrag | restguthaben | guthaben | nettoumsatz | bruttoumsatz | trinkgeld karte | bon | bediener | es bediente sie | sie bediente | es bediente sie heute | filiale | markt | kundenkarte | genehmigungs nr | terminal | antragsdatum | antragsnummer | vorgangsnr | kassenzeichen | bearbeitungsnummer | eingegangen am | eingang | ausgestellt von | ausgestellt für | gültig vom | bewilligt am | geprüft von | geprüft am | genehmigt von | erfasst von | bearbeitet von | aufgenommen von | gemeldet von | gemeldet am | zuständige stelle | referat | dienststelle | vorgesetzter | vorgesetzte | personalnr | dienstbezeichnung | stellenbezeichnung | austrittsdatum | letzter arbeitstag | arbeitszeit | wochenstunden | stundenlohn | überstunden | urlaubstage | resturlaub | vertretung | wohnanschrift | bisherige anschrift | neue anschrift | frühere anschrift | telefon mobil | mobilnummer | erreichbar unter | notfallkontakt | im notfall zu verständigen | erziehungsberechtigte | erziehungsberechtigter | sorgeberechtigte | name des kindes | vorname des kindes | klasse | klassenlehrer | klassenlehrerin | schule | kindertagesstätte | betreuungszeit | steuernummer des antragstellers | steuer identifikationsnummer | steuer id | rentenversicherungsnummer | versichertennummer | mitgliedsnr | krankenversicherung | krankenversichertennummer | hausarzt | hausärztin | behandelnder arzt | behandelnde ärztin | medikament | medikamente | dosierung | allergien | unverträglichkeiten | vorerkrankungen | aufnahmedatum | entlassungsdatum | station | schadennr | schadenhergang | unfallort | unfalltag | unfallzeit | unfallhergang | zeuge | zeugen | policennummer | versicherungsscheinnummer | fahrzeughalter | fahrzeug identifikationsnummer | motornummer | hubraum | leistung | nächste hu | fahrer in | objektadresse | mietobjekt | wohnfläche | grundstücksfläche | zimmerzahl | kaltmiete | warmmiete | nebenkosten | mietbeginn | mietdauer | einzugsdatum | auszugsdatum | zählerstand | zählerstand alt | zählerstand neu | bauort | bauherr | flurstück | gemarkung | flur | bauleiter | monteur | techniker | gerät | gerätenummer | fabrikat | fehlerbeschreibung | ausgeführte arbeiten | arbeitsbeginn | arbeitsende | anfahrt | fahrzeit | reiseziel | reisezweck | reisebeginn | reiseende | rückkehr | veranstaltung | veranstaltungsort | veranstaltungsdatum | teilnehmerzahl | anzahl teilnehmer | personenzahl | kontobezeichnung | bankverbindung des antragstellers | mandatsreferenz | gläubiger identifikationsnummer | zahlungsempfänger | zahlungspflichtiger | verein | vereinsname | abteilung im verein | probenahme | probenehmer | probennummer | entnahmestelle | messstelle | prüfstelle | prüfbericht nr | empfänger in | unterzeichner | kassiererin | bedienung | bonnr | bnr | tisch nr | gäste | personen | vu nr | autorisierungs nr | trace nr | kartennr | karten nr | kartenart | emv aid | folge nr | verfall | zurück | artikel anzahl | tse transaktion | tse signaturzähler | tse seriennummer | tse start | tse stop | seriennr kasse | kassen nr | transaktionsnummer | vorstand | inhaber | inhaberin | erfüllungsort | gerichtsstand | bankverbindung | girokarte | girocard | geg girocard | girocard kontaktlos | geg gutschein | punkte für diesen einkauf | bewirtete personen | anlass der bewirtung | bewirtender | übertrag von seite 1 | übertrag auf seite 2 | summe material | summe arbeitslohn | summe ersatzteile | summe fremdleistungen | sicherheitseinbehalt | abzgl sicherheitseinbehalt | leistungsstand brutto | anschlussleistung | abgelesen durch | abzüglich geleisteter abschläge | neuer abschlag | serviceberater | serviceberaterin | rückfragen an | vertreter | entladung | entladen mit | ausfertigung | tour stopp | bruttogewicht gesamt | bruttogewicht ca | lademeter | kommissioniert | kommissioniert von | ausführung | bauseits | öffnungszeiten | im betrag enthaltene lohnkosten | frachtkostenanteil | energiezuschlag | mautzuschlag | miete | geschenkkarte | bonuskarte | bar erhalten | betrag dankend erhalten | sachbearbeitung | abweichung | gefahrgutpauschale | tunnelcode | mwst satz | ust satz | mehrwertsteuersatz | außendienst | ihre nachricht vom | vornamen",
  },
  columns: {
    line_no: "pos | position | nr | lfd nr | zeile | pos nr | #",
    item_code:
      "artikel nr | artikelnummer | art nr | artikelnr | artikel | material | materialnummer | bestellnummer | best nr | sachnummer | teilenummer | code | material nr | artikel no | ihre artikelnummer | teile nr | ean | bestell nr | zeichnungsnummer | mat nr",
    description:
      "bezeichnung | beschreibung | artikelbezeichnung | leistung | text | produkt | materialbezeichnung | artikel | ware | artikelbeschreibung | gegenstand | produktbezeichnung | warenbezeichnung | leistungsbeschreibung | artikel bezeichnung | artikelname | tätigkeit | positionstext | inhalt | inhalt der sendung | inhaltsbeschreibung | detaillierte beschreibung des inhalts | art der leistung | art der kosten | kostenart | zweck | verwendungszweck | anlass | behandlung | warenart | arbeitsleistung | arbeiten | maßnahme | speisen und getränke | art der aufwendung | ausgabe | gerät | geräte | gerätebezeichnung | zutat | zutaten | rohstoff | rohstoffe | werkzeug | ersatzteil | ersatzteile | verbrauchsmaterial | arzneimittel | medikament | speise | gericht | buchtitel | möbel | pflanze | hilfsmittel | ausrüstung | verwendetes material | prüfung | untersuchung | art der arbeit",
    quantity:
      "menge | anzahl | bestellmenge | stückzahl | stk | stück | liefermenge | gelieferte menge | mge | std | stunden | gel menge | colli | kolli | anz | tage | nächte | personen | packstücke | anzahl packstücke | aw | mg | liter | ltr",
    unit: "einheit | me | mengeneinheit | eh | pe | verpackungseinheit | ve | einh | ein heit | verpackung",
    unit_price:
      "einzelpreis | preis | stückpreis | e preis | einzel | ep | preis einheit | preis je einheit | nettopreis | einzelpreis netto | vk preis | listenpreis | preis netto | e preis netto | einzelpr | ek preis | stundensatz | uvp | preis stück | epreis | tagessatz | kosten je einheit | preis pro stück | preis pro einheit | vk | e preis eur | einzel eur | preis je stk | preis kg | eur l | eur liter | preis l | preis liter | eur ltr",
    discount: "rabatt | rab | nachlass | rabatt % | rab %",
    tax_rate:
      "mwst | ust | mwst satz | steuer | steuersatz | mwst % | ust % | ust satz | st | mwst code",
    amount:
      "gesamtpreis | gesamt | betrag | summe | g preis | gp | wert | nettowert | gesamtbetrag | positionswert | netto | gesamt netto | gesamtpreis netto | nettobetrag | gesamtpr | gesamtwert | preis gesamt | betrag netto | gpreis | umsatz | rechnungsbetrag | rechnungssumme | kosten | gesamtkosten | betrag eur | gebühr | warenwert | zollwert | erstattungsbetrag | ausgaben | aufwand | summe eur | betrag chf | summe chf | total chf | preis eur | total",
    delivery_date: "liefertermin | lieferdatum | termin | liefertag",
  },
  otherColumns:
    "bemerkung | gewicht | lagerort | charge | chargennummer | steuerbetrag | brutto | datum | serien nr | herkunft | zeichnung | farbe | größe | bestellt | geliefert | rest | rückstand | zustand | konto | kostenstelle | mhd | ursprungsland | warengruppe | abmessung | seriennummer | mindestmenge | staffel | leistungserbringer | behandlungsdatum | behandlungstag | rechnungsdatum | rechnungs nr | rechnungsnummer | beleg nr | belegnummer | belegdatum | beleg | zolltarifnummer | warennummer | nettogewicht | bruttogewicht | rohgewicht | eigengewicht | ursprung | lieferschein nr | leistungsdatum | skonto | arzt | name des arztes | zeitraum",
  titles:
    "bestellung | rechnung | lieferschein | angebot | auftragsbestätigung | auftrag | gutschrift | quittung | kassenbon | preisliste | mahnung | anmeldeformular | antrag | anmeldung | kostenvoranschlag | proformarechnung | packliste | formular | zahlungserinnerung | stornorechnung | arbeitsbericht | bewirtungsbeleg | kontoauszug | vertrag | schlussrechnung | abschlagsrechnung | nachbestellung | bestellschein | abrufbestellung | reisekostenabrechnung | bestellformular | beitrittserklärung | wareneingangsschein | gehaltsabrechnung | stundenzettel | mitgliedsantrag",
  terms:
    "allgemeine geschäftsbedingungen | agb | einkaufsbedingungen | allgemeine einkaufsbedingungen | allgemeine bedingungen | geschäftsbedingungen | rechtliche hinweise | lieferbedingungen allgemein",
  notices:
    "hinweis | hinweise | wichtig | wichtiger hinweis | bitte beachten | achtung | ausfüllhinweise | anmerkung | datenschutzhinweis | merkblatt",
  assents: "ja",
  refusals: "nein",
  ticking:
    "bitte ankreuzen | zutreffendes ankreuzen | zutreffendes bitte ankreuzen | ankreuzen | mehrfachnennung möglich | mehrfachnennungen möglich | mehrfachauswahl möglich | nichtzutreffendes streichen | mehrere antworten möglich",
  signatures:
    "unterschrift | datum unterschrift | ort datum | ort datum unterschrift | stempel | stempel unterschrift | genehmigt | geprüft | freigegeben | freigegeben von | unterschrift kunde | ware erhalten | empfangen | erhalten | i a | i v | ppa | unterschrift empfänger | rechtsverbindliche unterschrift | firmenstempel | unterschrift antragsteller | geprüft von | genehmigt von | datum stempel unterschrift | ware ordnungsgemäß erhalten | unterschrift des antragstellers | unterschrift fahrer",
  greetings:
    "sehr geehrte damen und herren | mit freundlichen grüßen | freundliche grüße | mit freundlichem gruß | vielen dank für ihren auftrag | vielen dank für ihren einkauf | wir danken für ihren auftrag | besten dank | vielen dank | auf wiedersehen | vielen dank für ihren besuch | hochachtungsvoll | mit besten grüßen | viele grüße",
  attendants:
    "bedienung | es bediente sie | bedient von | kassierer | kassiererin | kellner | kellnerin | verkäufer | ihr verkäufer | mitarbeiter",
  persons:
    "geschlecht | alter | geburtsdatum | geb datum | geburtsjahr | geburtsort | verwandtschaft | verwandtschaftsverhältnis | beruf | staatsangehörigkeit | familienstand | vorname | nachname | familienname | name vorname | name und vorname | vorname nachname",
  attention: "z hd | zu händen | zu handen | zh | z h",
  free: "gratis | kostenlos | kostenfrei | unentgeltlich | ohne berechnung | ohne berechn | o b",
  paging:
    "seite | blatt | von | fortsetzung | fortsetzung nächste seite | übertrag | fortsetzung auf seite | folgeseite | fortsetzung folgt",
  months:
    "januar, jan | februar, feb, febr | märz, maerz, mrz, mär | april, apr | mai | juni, jun | juli, jul | august, aug | september, sept, sep | oktober, okt | november, nov | dezember, dez",
  weekdays:
    "montag, mo | dienstag, di | mittwoch, mi | donnerstag, do | freitag, fr | samstag, sonnabend, sa | sonntag, so",
  links: "von | der | für | und | zu | zur | zum",
  prepositions: "an | bei | von",
  agents: "von | an",
  reckoning: "abzgl | abzüglich | zzgl | zuzüglich | plus | minus | inkl | davon",
  letterBoxes: "postfach",
  debit: "soll",
  credit: "haben",
  abbreviations:
    "nr | tel | str | abt | art | stk | bzw | ca | inkl | exkl | zzgl | mwst | ust | kd | pos | lfd | geb | dr | prof | hr | frl | dipl | ing | tgl | mtl | max | min | mind | ggf | evtl | einschl | ausschl | bez | betr | gem | vgl | usw | jan | febr | aug | sept | okt | nov | dez | pl | ehem | verw | vorm | nachm | std | mio | tsd | hrsg | steuernr | kundennr | rechnungsnr | auftragsnr | bestellnr | artikelnr | lieferscheinnr | vorgangsnr | kontonr | hausnr | ausweisnr | versicherungsnr",
  organisations:
    "gmbh | ag | kg | ohg | gbr | ug | e k | ek | se | kgaa | e v | gmbh co kg | mbh | eg | stiftung | universität | stadtwerke | handelsgesellschaft | apotheke | ingenieurbüro",
};
