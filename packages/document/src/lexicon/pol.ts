import type { Lexicon } from "./lexicon";

export const polish: Lexicon = {
  language: "pol",
  fields: {
    po_number:
      "numer zamówienia | nr zamówienia | zamówienie nr | zamówienie | zamówienie numer | państwa zamówienie | nasze zamówienie | nr zam | numer zam | zamówienie klienta | do zamówienia | zamówienie nab | nr zamówienia nabywcy | zamówienie do dostawcy nr | wg zamówienia",
    order_date: "data zamówienia | data złożenia zamówienia | data wystawienia zamówienia",
    delivery_date:
      "data dostawy | termin dostawy | termin realizacji | planowana dostawa | data realizacji | wymagany termin dostawy | oczekiwana data dostawy | planowany termin dostawy | data wysyłki | termin wysyłki",
    due_date:
      "termin płatności | data płatności | płatne do | do zapłaty do dnia | termin zapłaty | do zapłaty do | tj do",
    payment_terms:
      "warunki płatności | sposób płatności | forma płatności | płatność | sposób zapłaty | metoda płatności | forma zapłaty",
    delivery_terms:
      "warunki dostawy | sposób dostawy | incoterms | baza dostawy | forma dostawy | sposób odbioru",
    currency: "waluta",
    buyer:
      "zamawiający | nabywca | kupujący | klient | odbiorca faktury | firma | nazwa firmy | zleceniodawca | dane zamawiającego",
    buyer_contact:
      "osoba zamawiająca | zamówił | zamawiający osoba | zamówienie złożył | sporządził | osoba odpowiedzialna | zgłaszający | prowadzący sprawę",
    buyer_phone: "telefon zamawiającego",
    buyer_email: "e mail zamawiającego",
    supplier:
      "dostawca | sprzedawca | wykonawca | sprzedający | nazwa dostawcy | dane dostawcy | producent | zleceniobiorca | wystawca | wystawca faktury",
    supplier_contact:
      "do rąk | kontakt dostawcy | do wiadomości | osoba kontaktowa dostawcy | opiekun handlowy | handlowiec | sz p",
    ship_to:
      "adres dostawy | miejsce dostawy | dostawa do | odbiorca | dostarczyć do | adres wysyłki | miejsce odbioru | adres odbiorcy | miejsce przeznaczenia | adres do wysyłki",
    bill_to:
      "adres do faktury | faktura na | dane do faktury | płatnik | adres rozliczeniowy | adres fakturowania",
    tax_id:
      "nip | regon | nip ue | numer nip | nr nip | vat ue | numer identyfikacji podatkowej | nip nabywcy | nip sprzedawcy | nip dostawcy | nip odbiorcy | nip wystawcy",
    quote_number:
      "oferta | numer oferty | nr oferty | oferta nr | państwa oferta | wycena nr | zapytanie nr | wg oferty | do oferty nr | dotyczy oferty | z oferty nr",
    project:
      "projekt | budowa | mpk | dotyczy | temat | dział | numer projektu | centrum kosztów | nazwa projektu | kontrakt | inwestycja | zadanie | umowa",
    subtotal:
      "suma netto | razem netto | wartość netto | netto | kwota netto | ogółem netto | łącznie netto | suma częściowa | wartość zamówienia netto | wartość towaru | podsuma | suma pośrednia | wartość przed rabatem | suma przed rabatem | sprzedaż opodatkowana | sprzed opod",
    tax: "vat | podatek vat | kwota vat | podatek | wartość vat | suma vat | ptu | kwota podatku | razem vat | w tym vat | kwota ptu | w tym podatek | podatek ptu | łącznie ptu | razem ptu | suma podatku",
    discount:
      "rabat | upust | bonifikata | kwota rabatu | zniżka | opust | rabat łącznie | suma rabatów | łączny rabat | oszczędzasz | zaoszczędzono | kupon | kupon rabatowy | rabat lojalnościowy | rabat klubowy",
    shipping:
      "koszty dostawy | koszt dostawy | transport | przesyłka | koszty transportu | wysyłka | koszt wysyłki | koszt transportu | dostawa",
    total:
      "razem | suma | do zapłaty | razem brutto | suma brutto | wartość brutto | ogółem | łącznie | kwota brutto | razem do zapłaty | wartość zamówienia | ogółem brutto | suma pln | kwota do zapłaty | łącznie brutto | wartość zamówienia brutto | brutto | pozostało do zapłaty | łączna kwota | należność ogółem | suma do zapłaty | należność | suma eur | wartość do zapłaty | do zapłaty pln | razem pln | zapłata | suma paragonu",
    notes:
      "uwagi | uwaga | komentarz | dodatkowe informacje | adnotacje | informacje dodatkowe | opis zamówienia | dodatkowe uwagi | wnioski | zalecenia | wnioski i zalecenia",
  },
  general: {
    issue_date: "data | data wystawienia | z dnia | wystawiono dnia | data dokumentu",
    addressee: "do",
    contact: "osoba kontaktowa | kontakt | osoba do kontaktu",
    phone:
      "telefon | tel | nr telefonu | telefon kontaktowy | tel kom | komórka | numer telefonu | nr tel",
    email: "e mail | email | adres e mail | poczta elektroniczna | mail",
    address:
      "adres | ulica | siedziba | adres zamieszkania | miejsce zamieszkania | ul | adres korespondencyjny | adres siedziby | adres dostawcy | adres nabywcy | adres sprzedawcy | adres klienta | adres domowy",
    date: "wystawiona dnia | wystawiono dnia | wystawiona w dniu | data faktury | data sprzedaży | data urodzenia | ważne do | okres | data wydania | data ważności | data otrzymania | data zakończenia dostawy | godzina | data przyjęcia | ważność oferty | data rozpoczęcia | data wypełnienia | od dnia | do dnia | ważny od | data wpływu | data przyjazdu | data wyjazdu | godzina przyjazdu | godzina wyjazdu | data nadania | data odbioru | data zwrotu | data wydruku | czas wydruku | data dokonania dostawy | data zakończenia usługi | data wykonania usługi | data odczytu | okres rozliczeniowy | godz dostawy | godzina dostawy",
    number:
      "numer faktury | nr faktury | faktura nr | faktura vat nr | numer klienta | nr klienta | kod klienta | wz nr | nr dokumentu | numer dokumentu | numer konta | nr konta | rachunek | iban | pesel | krs | numer referencyjny | nr ref | kod dostawcy | kod pocztowy | nr paragonu | stolik | kasa | nr rejestracyjny | nr umowy | numer umowy | nr seryjny | rachunek bankowy | konto | bdo | swift | numer dowodu | seria i numer | nr dowodu | nr karty | nr rachunku | nr legitymacji | nr wz | nr noty | nota nr | numer noty | umowa nr | nr polisy | nr sprawy | nr szkody | numer seryjny | nr partii | nr biletu | nr rezerwacji | nr listu przewozowego | nr licznika | nr paszportu | dokument wz | dokumenty wz | dok magazynowe | dokument magazynowy | nr bdo | numer płatnika | nr płatnika | nr faktury zaliczkowej | indywidualny numer rachunku do wpłat | numer rachunku do wpłat | rachunek do wpłat | nr gazomierza | nr identyfikacyjny ppg | nr ppe | karta stałego klienta | nr systemowy | tytuł przelewu | l dz | lic nr | nr licencji | infolinia | pogotowie gazowe | pogotowie energetyczne | faktura vat końcowa nr | faktura vat rozliczeniowa nr | faktura zaliczkowa nr | faktura korygująca nr | nr weterynaryjny",
    other:
      "faks | fax | bank | przewoźnik | imię i nazwisko | imię | nazwisko | miejscowość | kraj | obywatelstwo | zawód | płeć | słownie | kwota słownie | gotówka | reszta | karta | kasjer | sprzedawca paragonu | strona www | waga | liczba palet | ilość opakowań | magazyn | gwarancja | zapłacono | pozostaje | miejsce urodzenia | stan cywilny | stanowisko | województwo | powiat | gmina | miasto | zaliczka | www | do zapłaty słownie | wystawił | miejsce wystawienia | środek transportu | kierowca | typ | status | wykształcenie | słownie złotych | imiona | nazwisko i imię | nazwisko rodowe | imię ojca | imię matki | data i miejsce urodzenia | adres zameldowania | telefon komórkowy | pracodawca | ubezpieczony | ubezpieczający | numer polisy | data szkody | miejsce szkody | numer rejestracyjny | marka | model | przebieg | właściciel | najemca | wynajmujący | wnioskodawca | nadawca | odbiorca przesyłki | wartość zadeklarowana | liczba stron | kopia | załączniki | lekarz | pacjent | rozpoznanie | alergie | wzrost | grupa krwi | miejsce | czas trwania | data zakończenia | powód | cel | wydany przez | ważny do | kraj pochodzenia | kraj przeznaczenia | pojazd | pokój | gość | otrzymano od | kwota w słowach | tytułem | zapłacono kartą | zapłacono gotówką | wpłata | wpłacono | gotówka pln | reszta gotówka | zaokrąglenie | napiwek | kaucja | liczba pozycji | ilość pozycji | ilość towarów | liczba sztuk razem | punkty | zdobyte punkty | saldo punktów | rozliczenie płatności | nr transakcji | imię i nazwisko wnioskodawcy | data wniosku | data złożenia | nr wniosku | numer wniosku | numer sprawy | znak sprawy | nr ewidencyjny | wpłynęło dnia | przyjął | przyjęto dnia | wydano dnia | wydane przez | ważna do | data zatrudnienia | miejsce pracy | komórka organizacyjna | przełożony | nr pracownika | wymiar czasu pracy | liczba godzin | godziny nadliczbowe | wynagrodzenie | adres do korespondencji | ulica i numer | kod pocztowy i miejscowość | telefon domowy | stopień pokrewieństwa | opiekun prawny | rodzic lub opiekun | imię i nazwisko dziecka | imię i nazwisko ucznia | uczeń | klasa | szkoła | rok szkolny | wychowawca | lekarz prowadzący | lekarz rodzinny | imię i nazwisko pacjenta | leki | dawkowanie | oddział | data zdarzenia | miejsce zdarzenia | godzina zdarzenia | okoliczności zdarzenia | świadek | świadkowie | marka i model | nr vin | rok produkcji | czynsz | powierzchnia | nr działki | obręb | adres nieruchomości | adres inwestycji | inwestor | rodzaj robót | kierownik budowy | serwisant | urządzenie | opis usterki | wykonane czynności | cel wyjazdu | miejsce docelowe | data powrotu | uzasadnienie | liczba osób | liczba uczestników | posiadacz rachunku | nazwa banku | właściciel rachunku | stowarzyszenie | nr członkowski | stan poprzedni | stan bieżący | zużycie | nr próbki | data pobrania | miejsce pobrania | próbkobiorca | laboratorium | kelner | obsługiwał | nr wydr | sklep | nr autoryzacji | kod autoryzacji | liczba artykułów | liczba sztuk | rabat razem | numer transakcji | nr sys | wpłacona zaliczka | przedpłata | zadatek | pozostaje do zapłaty | zaliczka netto | zaliczka vat | zaliczka brutto | słownie do zapłaty | słownie brutto | wartość brutto faktury | wartość brutto towarów i usług | odsetki za zwłokę | nadpłata | niedopłata | grupa taryfowa | zużycie roczne | wskazanie poprzednie | wskazanie bieżące | odbierał | sporządziła | fakturę wystawił | fakturę wystawiła | karta płatnicza | bon podarunkowy | razem opakowania | kaucje | saldo przeterminowane | limit kredytu | wymagane dokumenty | tolerancja nakładu | rodzaj paliwa | przelew prosimy na | punkty naliczone | dziś oszczędzasz | temp w komorze | zwrot opakowań | nr domu | nr lokalu | numer dowodu osobistego | nr dowodu osobistego",
  },
  columns: {
    line_no: "lp | l p | nr | poz | pozycja | #",
    item_code:
      "kod | indeks | nr katalogowy | symbol | kod towaru | nr artykułu | kod produktu | numer katalogowy | nr art | ean | pkwiu | index | kod kreskowy | numer artykułu",
    description:
      "nazwa | sprzęt | nazwa towaru | opis | nazwa towaru lub usługi | towar | produkt | usługa | nazwa artykułu | nazwa produktu | nazwa towaru usługi | opis towaru | nazwa usługi | asortyment | treść | opis usługi | wyszczególnienie | nazwa materiału | opis zawartości | szczegółowy opis zawartości | zawartość | rodzaj wydatku | rodzaj kosztu | rodzaj usługi | cel | cel wydatku | tytuł | zabieg | rodzaj prac | opis prac | rodzaj towaru | nazwa leku | świadczenie | składnik | sprzęt | urządzenie | wyposażenie | składniki | surowiec | surowce | narzędzie | narzędzia | część zamienna | części zamienne | materiały eksploatacyjne | lek | danie | tytuł książki | mebel | roślina | odzież | akcesoria | użyte materiały | badanie | rodzaj sprzętu | zakres prac | zakres robót",
    quantity:
      "ilość | ile | szt | liczba | ilość zamówiona | il | ilość wydana | godziny | sztuk | liczba sztuk | liczba opakowań | dni | liczba dni | noclegi | osoby | liczba paczek | ilość szt | zużycie | rbh | litry | litrow",
    unit: "jm | j m | jednostka | jedn | jednostka miary | miara | jedn miary | opakowanie | opak",
    unit_price:
      "cena | cena jednostkowa | cena netto | cena jedn | cena jednostkowa netto | cena jedn netto | cena katalogowa | cena detaliczna | cena hurtowa | cena j | stawka | stawka godzinowa | koszt jednostkowy | cena za sztukę | cena za jednostkę | cena jedn brutto | cena l | cena za litr | cena litr",
    discount: "rabat | rabat % | upust",
    tax_rate: "vat | stawka vat | vat % | stawka | podatek | % vat",
    amount:
      "wartość | wartość netto | kwota | razem | suma | netto | kwota netto | wartość towaru | łącznie | kwota faktury | kwota rachunku | wydatek | koszt | koszty | koszt całkowity | zadeklarowana wartość | wartość celna | honorarium | należność | wartość pln | kwota pln | wartość brutto pln | wart",
    delivery_date: "termin dostawy | data dostawy | termin",
  },
  otherColumns:
    "uwagi | wartość brutto | kwota vat | waga | partia | kolor | rozmiar | brutto | magazyn | data | cena brutto | wartość vat | nr serii | data ważności | producent | kwota brutto | lokalizacja | masa netto | masa brutto | waga netto | waga brutto | kod taryfy celnej | kod cn | kraj pochodzenia | dostawca | lekarz | data usługi | data faktury | nr faktury | nr rachunku | dowód | załącznik | znaki i numery | okres | skonto",
  titles:
    "zamówienie | zamówienie zakupu | faktura | faktura vat | dowód dostawy | wydanie zewnętrzne | wz | oferta | cennik | paragon | paragon fiskalny | rachunek | faktura proforma | list przewozowy | formularz | wniosek | potwierdzenie zamówienia | nota | protokół odbioru | faktura korygująca | formularz zgłoszeniowy | deklaracja | umowa | zlecenie | przyjęcie zewnętrzne | pz | ankieta | nota księgowa | formularz zamówienia",
  terms:
    "warunki ogólne | ogólne warunki | ogólne warunki zakupu | regulamin | warunki handlowe | ogólne warunki sprzedaży | klauzula rodo | informacja prawna",
  notices: "uwaga | ważne | pouczenie | objaśnienia | informacja | instrukcja",
  assents: "tak",
  refusals: "nie",
  ticking:
    "zaznaczyć | zaznacz | zaznaczyć właściwe | właściwe zaznaczyć | niepotrzebne skreślić | możliwość wielokrotnego wyboru | kilka odpowiedzi | więcej niż jedną odpowiedź",
  signatures:
    "podpis | pieczęć i podpis | zatwierdził | wystawił | odebrał | podpis i pieczęć | data i podpis | sprawdził | osoba upoważniona do odbioru | podpis osoby upoważnionej | osoba upoważniona do wystawienia | pieczątka | podpis wnioskodawcy | wydał | podpis odbiorcy | akceptuję | pieczątka i podpis | podpis wystawcy | czytelny podpis | miejscowość i data | podpis kierowcy",
  greetings:
    "szanowni państwo | z poważaniem | dziękujemy za zakupy | dziękujemy za zamówienie | zapraszamy ponownie | dziękujemy | pozdrawiamy",
  attendants:
    "kasjer | kasjerka | obsługa | obsługiwał | obsługiwała | sprzedawca | kelner | kelnerka",
  persons:
    "płeć | wiek | data urodzenia | rok urodzenia | miejsce urodzenia | pokrewieństwo | stopień pokrewieństwa | zawód | obywatelstwo | stan cywilny | imię i nazwisko | imię | nazwisko | pesel",
  attention: "up | u p | do rąk | do rąk własnych",
  free: "gratis | bezpłatnie | bezpłatny | bezpłatne | darmowy | darmowe",
  paging:
    "strona | str | z | ciąg dalszy | do przeniesienia | z przeniesienia | ciąg dalszy na następnej stronie | cd na następnej stronie",
  months:
    "styczeń, stycznia, sty | luty, lutego, lut | marzec, marca, mar | kwiecień, kwietnia, kwi | maj, maja | czerwiec, czerwca, cze | lipiec, lipca, lip | sierpień, sierpnia, sie | wrzesień, września, wrz | październik, października, paź | listopad, listopada, lis | grudzień, grudnia, gru",
  weekdays:
    "poniedziałek, pon, pn | wtorek, wt | środa, śr | czwartek, czw | piątek, pt | sobota, sob | niedziela, niedz, nd",
  links: "dla | i",
  prepositions: "dla | do | od",
  agents: "przez",
  streets: "ul | al | rynek | plac | aleja",
  letterBoxes: "skr",
  debit: "winien",
  credit: "ma",
  abbreviations:
    "lp | ul | al | pl | cd | tel | faks | kom | woj | pow | gm | godz | min | sek | szt | kpl | opak | ur | zam | wyst | poz | art | ust | pkt | lit | im | św | inż | prof | hab | ew | tzw | np | itd | itp | stycz | kwiet | sierp | wrzes | paźdz | listop | grudz | wewn | wł | prod | poprz | maks",
  organisations:
    "sp z o o | spółka | s a | sa | sp j | sp k | zakład | przedsiębiorstwo | s c | hurtownia | spółka z o o | fundacja | urząd | szkoła | zakłady | biuro | sp zoo | p h u | phu | fhu",
};
