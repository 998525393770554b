import type { Lexicon } from "./lexicon";

export const dutch: Lexicon = {
  language: "nld",
  fields: {
    po_number:
      "ordernummer | bestelnummer | inkoopordernummer | inkooporder | order nr | ordernr | bestelling | bestelling nr | onze order | uw order | inkoopnummer | bestelbon | uw ordernummer | uw bestelnummer | ons ordernummer | bestelbonnummer | inkoopordernr | bestelnr | uw bestelling | uw bestelnr",
    order_date: "orderdatum | besteldatum | datum bestelling | datum order | datum van bestelling",
    delivery_date:
      "leverdatum | leveringsdatum | gewenste leverdatum | levertijd | te leveren op | verwachte levering | levering voor | verwachte leverdatum | uiterste leverdatum | leveren voor | geplande levering | gewenste levering",
    due_date:
      "vervaldatum | vervaldag | te betalen voor | uiterste betaaldatum | betalen voor | te voldoen voor | uiterlijk te betalen | uiterlijk te betalen op",
    payment_terms:
      "betalingsvoorwaarden | betalingstermijn | betalingsconditie | betaling | betaalwijze | betalingswijze | betalingscondities | betaalmethode | betaaltermijn",
    delivery_terms:
      "leveringsvoorwaarden | leveringsvoorwaarde | leverconditie | incoterm | incoterms | levercondities | leveringsconditie",
    currency: "valuta | munteenheid",
    buyer:
      "koper | afnemer | klant | besteller | opdrachtgever | klantnaam | bedrijf | bedrijfsnaam | firma",
    buyer_contact:
      "contactpersoon inkoop | inkoper | aangevraagd door | besteld door | aanvrager | behandeld door | onze contactpersoon | uw contactpersoon | opgesteld door | contact ter plaatse | ter plaatse bellen | contactpersoon ter plaatse",
    buyer_phone: "telefoon inkoop",
    buyer_email: "e mail inkoop",
    supplier:
      "leverancier | verkoper | naam leverancier | verkopende partij | opdrachtnemer | fabrikant",
    supplier_contact:
      "ter attentie van | t a v | contact leverancier | tav | vertegenwoordiger | contactpersoon leverancier",
    ship_to:
      "afleveradres | leveradres | leveren aan | verzendadres | aflevering | bestemming | afleveren bij | geleverd aan | leveringsadres | ontvanger | verzenden naar | aflevergegevens | losadres | leveren op | adres van levering | afleverlocatie",
    bill_to:
      "factuuradres | factureren aan | factuur aan | facturatieadres | factuur naar | facturatie aan",
    tax_id:
      "btw nummer | btw nr | btw id | kvk | kvk nummer | ondernemingsnummer | btw identificatienummer | rsin | kvk nr | btw nummer klant | uw btw nummer | uw btw nr | btw nr klant | uw btw id",
    quote_number:
      "offerte | offertenummer | uw offerte | offerte nr | offertenr | offerte nummer | volgens offerte",
    project:
      "project | projectnummer | kostenplaats | betreft | afdeling | onderwerp | werk | projectnaam | kostendrager | omschrijving opdracht | projectcode",
    subtotal:
      "subtotaal | totaal excl btw | netto | netto bedrag | totaal exclusief btw | nettobedrag | totaal netto | goederenbedrag | bedrag excl btw | totaal ex btw | goederenwaarde | subtotaal excl btw | totaal goederen | sub totaal | tussentotaal | totaal artikelen | grondslag",
    tax: "btw | btw bedrag | totaal btw | b t w | omzetbelasting | btw hoog | btw laag | waarvan btw | incl btw | inclusief btw | btw inbegrepen | bedrag btw | inbegrepen btw",
    discount:
      "korting | kortingsbedrag | totaal korting | orderkorting | kwantumkorting | betalingskorting | bonuskorting | uw voordeel | totaal voordeel | u bespaart | totale korting | actiekorting | ledenkorting | klantenkorting | kassakorting | coupon | spaarkorting",
    shipping:
      "verzendkosten | vracht | vrachtkosten | transportkosten | bezorgkosten | leveringskosten | transport | porto | administratie en verzendkosten | orderkosten | verpakking en verzending",
    total:
      "totaal | totaalbedrag | totaal incl btw | te betalen | totaal inclusief btw | totaal te betalen | eindtotaal | ordertotaal | factuurbedrag | bedrag incl btw | te betalen bedrag | te voldoen | totaal order | totaal euro | factuurtotaal | totaal eur | betaald bedrag | totaal rekening | rekening totaal",
    notes:
      "opmerkingen | opmerking | notitie | bijzonderheden | instructies | toelichting | leveringsinstructies | aantekeningen | mededelingen | conclusie | conclusies | aanbevelingen",
  },
  general: {
    issue_date: "datum | opgemaakt op",
    addressee: "aan",
    contact: "contactpersoon | contact | aanspreekpunt",
    phone: "telefoon | tel | telefoonnummer | mobiel | gsm | tel nr",
    email: "e mail | email | e mailadres | mail | emailadres",
    address:
      "adres | straat | vestigingsadres | woonplaats | bezoekadres | postadres | adres leverancier | adres klant | leveranciersadres | klantadres | huisadres",
    date: "opgemaakt op | factuurdatum | geboortedatum | datum levering | geldig tot | periode | pakbondatum | datum factuur | offertedatum | ingangsdatum | tijd | datum en tijd | datum van aanvraag | geldig vanaf | datum ontvangst | aankomst | vertrek | datum aankomst | datum vertrek | datum afgifte | afgiftedatum | uitgiftedatum | datum behandeling | datum en tijdstip | incassodatum | incasso op | lostijd | laaddatum | losdatum | veildatum | afwijkende leverdatum | uitgevoerd op | geldig t m | geldig tot en met | ophaaldatum",
    number:
      "factuurnummer | factuurnr | klantnummer | klantnr | debiteurnummer | debiteurennummer | leveranciersnummer | referentie | uw referentie | onze referentie | pakbonnummer | iban | bic | rekening | rekeningnummer | bsn | postcode | bonnummer | bon | tafel | kassa | lidnummer | personeelsnummer | referentienummer | uw kenmerk | ons kenmerk | kenmerk | polisnummer | kenteken | pakbonnr | factuur | relatienummer | dossiernummer | creditnotanummer | creditnota nr | contractnummer | contract nr | schadenummer | kwitantienummer | serienummer | reserveringsnummer | boekingsnummer | vrachtbriefnummer | burgerservicenummer | meternummer | lrk nummer | machtiging | ons klantnummer bij u | leveranciersnr | projectnr | raamcontract | raamcontractnr | pasnummer | kaartvolgnummer | kaartserienummer | volgnr | skal | skal nr | kopersnummer | boxnummer | doorkiesnummer | bestellijn | debiteur | debiteurnr | rit stop | autorisatie | zendingnr",
    other:
      "fax | bank | verzendwijze | vervoerder | naam | voornaam | achternaam | plaats | land | nationaliteit | beroep | geslacht | bedrag in letters | website | contant | wisselgeld | pin | medewerker | kassier | gewicht | totaal gewicht | aantal colli | colli | aantal artikelen | garantie | ter name van | t n v | geboorteplaats | burgerlijke staat | functie | werkgever | u bent geholpen door | u werd geholpen door | u bent geholpen door | aanbetaling | openstaand bedrag | voldaan | voorletters | titel | voornamen | geboortedatum en plaats | straat en huisnummer | huisnummer | telefoon privé | telefoon werk | verzekerde | verzekeringnemer | schadedatum | schadebedrag | type | eigenaar | huurder | verhuurder | afzender | geadresseerde | aangegeven waarde | rembours | aantal pagina s | pagina s | kopie | bijlagen | arts | huisarts | patiënt | diagnose | allergieën | lengte | bloedgroep | duur | begindatum | einddatum | reden | afgegeven op | plaats van afgifte | land van herkomst | land van bestemming | voertuig | kilometerstand | kamer | gast | ontvangen van | de som van | telefoon overdag | telefoon thuis | ten name van | aantal bijlagen | pinnen | contant betaald | terug contant | afronding | bediening | servicekosten | fooi | statiegeld | emballage | aantal stuks | aantal art | punten | spaarpunten | gespaarde punten | tegoed | bediende | naam aanvrager | datum aanvraag | aanvraagnummer | zaaknummer | behandelaar | ontvangen op | ontvangen door | afgegeven door | startdatum | datum in dienst | datum uit dienst | tussenvoegsel | geboortenaam | leidinggevende | arbeidsduur | uren per week | gewerkte uren | overuren | uurloon | postcode en woonplaats | postcode en plaats | telefoon mobiel | mobiel nummer | contact bij nood | relatie | ouder of verzorger | naam kind | naam leerling | leerling | groep | klas | schooljaar | behandelend arts | specialist | zorgverzekeraar | verzekeringsnummer | patiëntnummer | medicijn | medicatie | sterkte | dosering | datum schade | plaats schade | toedracht | getuige | getuigen | merk | type voertuig | chassisnummer | bestuurder | huurprijs per maand | waarborgsom | woonoppervlakte | aantal kamers | adres object | werkadres | monteur | apparaat | storing | omschrijving storing | uitgevoerde werkzaamheden | aankomsttijd | vertrektijd | reden van aanvraag | reden verzuim | doel van de reis | vertrekdatum | terugkomst | aantal personen | aantal deelnemers | rekeninghouder | naam bank | machtigingskenmerk | incassant id | vereniging | meterstand | beginstand | eindstand | monsternummer | monsternemer | monsterdatum | laboratorium | geholpen door | bediend door | nieuw saldo | kassanr | kassamedewerker | bonnr | filiaal | transactie | transactienr | autorisatiecode | kaart | kaartnr | puntensaldo | kassabon | weegschaal | chauffeur | koelketen | laadtemperatuur | leestemperatuur | nog te voldoen | voldaan per | terug | cadeaubon | waardebon | te incasseren | van rekening | totaal regels | totaal opdracht | totaalgewicht | opgenomen door | afgeleverd door | opgehaald door | gezet in | uitvoerder | inkoop | akkoord budgethouder | aangevraagd | contractkorting | opvangperiode | leesmethode | nieuwe punten | spaarzegels | bijzonderheden bij levering | leveren | ophalen | retour | naam huurder | huursom | pdf naar | facturen naar | opmerkingen voor de leverancier | nageteld | bankrekening | bankrekeningnummer",
  },
  columns: {
    line_no: "nr | regel | pos | positie | regelnr | #",
    item_code:
      "artikelnummer | artikelnr | art nr | code | artikelcode | artikel | productcode | bestelnummer | art code | ean | uw artikelnummer | referentie",
    description:
      "omschrijving | beschrijving | product | artikel | artikelomschrijving | dienst | productomschrijving | benaming | werkzaamheden | specificatie | goederen | soort zorg | soort kosten | kostensoort | inhoud | omschrijving inhoud | gedetailleerde omschrijving van de inhoud | reden | doel | behandeling | werkzaamheid | omschrijving werkzaamheden | verrichting | omschrijving goederen | uitgave | soort goederen | geneesmiddel | apparaat | apparatuur | uitrusting | ingrediënt | ingrediënten | grondstof | grondstoffen | gereedschap | onderdeel | onderdelen | reserveonderdeel | verbruiksmateriaal | medicijn | gerecht | boektitel | meubilair | plant | kledingstuk | accessoires | gebruikt materiaal | onderzoek | hulpmiddel",
    quantity:
      "aantal | hoeveelheid | stuks | besteld | geleverd | aant | uren | aantal besteld | colli | aantal colli | dagen | nachten | personen | aantal dagen | verbruik | st | liter | liters",
    unit: "eenheid | eenh | verpakking | per | eh | verpakkingseenheid",
    unit_price:
      "prijs | stukprijs | eenheidsprijs | prijs per stuk | p st | prijs per eenheid | bruto prijs | netto prijs | adviesprijs | prijs p st | verkoopprijs | tarief | prijs excl btw | prijs eenheid | uurtarief | dagtarief | prijs per uur | tarief per uur | kosten per eenheid | prijs incl btw | prijs l | prijs per liter | eur l | eur liter | stuksprijs",
    discount: "korting | krt | korting % | kort",
    tax_rate: "btw | btw % | btw tarief | btw code",
    amount:
      "bedrag | totaal | totaalprijs | regelbedrag | netto bedrag | totaal excl btw | bedrag excl btw | subtotaal | nettobedrag | regeltotaal | totaalbedrag | waarde | notabedrag | factuurbedrag | bedrag nota | kosten | gedeclareerd bedrag | declaratiebedrag | totale kosten | bedrag eur | bedrag incl btw | uitgaven | honorarium | aangegeven waarde | totaal eur",
    delivery_date: "leverdatum | levering | leverweek",
  },
  otherColumns:
    "opmerking | gewicht | kleur | maat | herkomst | partij | batch | backorder | datum | nog te leveren | merk | tht | btw bedrag | incl btw | locatie | serienummer | datum behandeling | behandeldatum | naam zorgverlener | zorgverlener | leverancier | factuurnummer | factuurdatum | bonnummer | nettogewicht | brutogewicht | gewicht kg | land van oorsprong | gn code | goederencode | merken en nummers | periode | betalingskorting | opmerkingen | bijlage",
  titles:
    "inkooporder | bestelling | bestelbon | factuur | pakbon | leverbon | offerte | prijslijst | kassabon | creditnota | orderbevestiging | bestelformulier | aanmeldformulier | inschrijfformulier | formulier | vrachtbrief | afleverbon | kwitantie | aanvraagformulier | proforma factuur | betalingsherinnering | werkbon | declaratie | overeenkomst | creditfactuur",
  terms:
    "algemene voorwaarden | inkoopvoorwaarden | algemene inkoopvoorwaarden | voorwaarden | verkoopvoorwaarden | disclaimer | privacyverklaring",
  notices:
    "let op | opmerking | belangrijk | toelichting | attentie | nota bene | n b | instructies",
  assents: "ja",
  refusals: "nee",
  ticking:
    "aankruisen | kruis aan | aanvinken | vink aan | aankruisen wat van toepassing is | meerdere antwoorden mogelijk | doorhalen wat niet van toepassing is",
  signatures:
    "handtekening | voor akkoord | naam en handtekening | goedgekeurd door | datum en handtekening | voor ontvangst | akkoord | stempel | handtekening ontvanger | plaats en datum | handtekening klant | ontvangen door | handtekening chauffeur",
  greetings:
    "geachte heer mevrouw | met vriendelijke groet | met vriendelijke groeten | bedankt voor uw bestelling | bedankt voor uw bezoek | hoogachtend | bedankt en tot ziens | tot ziens | geachte relatie | dank u wel",
  attendants:
    "kassier | kassière | bediend door | u werd geholpen door | u bent geholpen door | medewerker | verkoper",
  persons:
    "geslacht | leeftijd | geboortedatum | geboorteplaats | relatie | verwantschap | beroep | nationaliteit | burgerlijke staat | voornaam | achternaam | voorletters | naam en voorletters",
  attention: "tav | t a v | ter attentie van",
  free: "gratis | kosteloos | geen kosten",
  paging:
    "pagina | blad | van | vervolg | zie volgende pagina | transport naar volgende pagina | vervolg op volgende pagina",
  months:
    "januari, jan | februari, feb, febr | maart, mrt | april, apr | mei | juni, jun | juli, jul | augustus, aug | september, sept, sep | oktober, okt | november, nov | december, dec",
  weekdays:
    "maandag, ma | dinsdag, di | woensdag, wo | donderdag, do | vrijdag, vr | zaterdag, za | zondag, zo",
  links: "van | voor | het",
  prepositions: "naar | voor | bij",
  agents: "door",
  reckoning: "min | plus | waarvan | incl",
  letterBoxes: "postbus",
  debit: "debet",
  credit: "credit",
  abbreviations:
    "nr | nrs | tel | mevr | dhr | dr | ir | ing | drs | prof | jan | febr | aug | sept | okt | nov | dec | bijv | incl | excl | max | min | evt | enz | art | blz | pag | afd | geb | gem | bijl | ref | resp | verz | betr | kandidaatnr | klantnr | factuurnr | ordernr | artikelnr | postcodenr",
  organisations:
    "bv | b v | nv | n v | vof | v o f | groep | stichting | vereniging | maatschap | cv | bvba | gemeente | groothandel | zonen | en zn",
};
