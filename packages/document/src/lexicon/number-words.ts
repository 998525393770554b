/**
 * The words with which one language spells amounts out, for people to read and extend: lists separated by ` | ` of words as
 * `fold` leaves them (lower case, without accents); numbers as `word=value`.
 */
export interface NumberWords {
  /** ISO 639-3. */
  language: string;
  /** Words that are added to what follows: one, twenty, doscientos. */
  numbers: string;
  /** Words that multiply what stands before them: hundred, thousand. */
  scales: string;
  /** Between numbers, without a value: and, und, linh. */
  joins: string;
  /** Coins behind the whole amount; what follows them is counted in hundredths. */
  coins: string;
  /** Hundredths of them. */
  small: string;
  /** Around an amount: only, chẵn, 整. */
  around: string;
  /** In labels that ask for an amount in words. */
  labels: string;
}

/** Names of coins that documents of any language print. */
export const anyCoins =
  "euro | euros | eur | dollar | dollars | usd | us | pounds | gbp | vnd | yen | jpy | pln | chf | rupees | rupee | inr | ringgit | malaysia | rm | cny | rmb | brl | mxn";

export const numberWords: readonly NumberWords[] = [
  {
    language: "eng",
    numbers:
      "zero=0 | no=0 | one=1 | two=2 | three=3 | four=4 | five=5 | six=6 | seven=7 | eight=8 | nine=9 | ten=10 | eleven=11 | twelve=12 | thirteen=13 | fourteen=14 | fifteen=15 | sixteen=16 | seventeen=17 | eighteen=18 | nineteen=19 | twenty=20 | thirty=30 | forty=40 | fifty=50 | sixty=60 | seventy=70 | eighty=80 | ninety=90",
    scales: "hundred=100 | thousand=1000 | lakh=100000 | million=1000000 | crore=10000000",
    joins: "and",
    coins: "pound | sterling | singapore dollars | dirhams | baht | pesos | rand | francs",
    small: "cents | cent | pence | penny | paise | paisa | sen | fils",
    around: "only | say | exactly | the sum of | total",
    labels: "words",
  },
  {
    language: "deu",
    numbers:
      "null=0 | ein=1 | eins=1 | eine=1 | einen=1 | zwei=2 | drei=3 | vier=4 | funf=5 | sechs=6 | sieben=7 | acht=8 | neun=9 | zehn=10 | elf=11 | zwolf=12 | sechzehn=16 | siebzehn=17 | dreizehn=13 | vierzehn=14 | funfzehn=15 | achtzehn=18 | neunzehn=19 | zwanzig=20 | dreissig=30 | vierzig=40 | funfzig=50 | sechzig=60 | siebzig=70 | achtzig=80 | neunzig=90",
    scales: "hundert=100 | tausend=1000 | million=1000000 | millionen=1000000",
    joins: "und",
    coins: "franken | mark | deutsche mark | dm",
    small: "cent | rappen | pfennig",
    around: "nur | genau | in worten",
    labels: "worten",
  },
  {
    language: "fra",
    numbers:
      "zero=0 | un=1 | une=1 | deux=2 | trois=3 | quatre=4 | cinq=5 | six=6 | sept=7 | huit=8 | neuf=9 | dix=10 | onze=11 | douze=12 | treize=13 | quatorze=14 | quinze=15 | seize=16 | vingt=20 | trente=30 | quarante=40 | cinquante=50 | soixante=60 | septante=70 | quatre vingt=80 | quatre vingts=80 | huitante=80 | octante=80 | nonante=90 | mille=1000",
    scales: "cent=100 | cents=100 | mille=1000 | million=1000000 | millions=1000000",
    joins: "et | d | de",
    coins: "francs | franc | dinars | dirhams",
    small: "centimes | centime",
    around: "seulement | ttc | la somme de",
    labels: "lettres | la somme de",
  },
  {
    language: "spa",
    numbers:
      "cero=0 | un=1 | uno=1 | una=1 | dos=2 | tres=3 | cuatro=4 | cinco=5 | seis=6 | siete=7 | ocho=8 | nueve=9 | diez=10 | once=11 | doce=12 | trece=13 | catorce=14 | quince=15 | dieciseis=16 | diecisiete=17 | dieciocho=18 | diecinueve=19 | veinte=20 | veinti=20 | treinta=30 | cuarenta=40 | cincuenta=50 | sesenta=60 | setenta=70 | ochenta=80 | noventa=90 | cien=100 | ciento=100 | doscientos=200 | doscientas=200 | trescientos=300 | trescientas=300 | cuatrocientos=400 | cuatrocientas=400 | quinientos=500 | quinientas=500 | seiscientos=600 | seiscientas=600 | setecientos=700 | setecientas=700 | ochocientos=800 | ochocientas=800 | novecientos=900 | novecientas=900",
    scales: "mil=1000 | millon=1000000 | millones=1000000",
    joins: "y | con | de",
    coins: "pesos | peso | mn | m n | soles | pesetas | colones | bolivares",
    small: "centimos | centimo | centavos | centavo",
    around: "son | exactos | la cantidad de",
    labels: "letra | letras | la cantidad de | son",
  },
  {
    language: "ita",
    numbers:
      "zero=0 | un=1 | uno=1 | una=1 | due=2 | tre=3 | quattro=4 | cinque=5 | sei=6 | sette=7 | otto=8 | nove=9 | dieci=10 | undici=11 | dodici=12 | tredici=13 | quattordici=14 | quindici=15 | sedici=16 | diciassette=17 | diciotto=18 | diciannove=19 | venti=20 | vent=20 | trenta=30 | trent=30 | quaranta=40 | quarant=40 | cinquanta=50 | cinquant=50 | sessanta=60 | sessant=60 | settanta=70 | settant=70 | ottanta=80 | ottant=80 | novanta=90 | novant=90 | mille=1000",
    scales: "cento=100 | cent=100 | mila=1000 | milione=1000000 | milioni=1000000",
    joins: "e | ed | di",
    coins: "lire",
    small: "centesimi | centesimo",
    around: "solo | diconsi",
    labels: "lettere",
  },
  {
    language: "nld",
    numbers:
      "nul=0 | een=1 | twee=2 | drie=3 | vier=4 | vijf=5 | zes=6 | zeven=7 | acht=8 | negen=9 | tien=10 | elf=11 | twaalf=12 | dertien=13 | veertien=14 | vijftien=15 | zestien=16 | zeventien=17 | achttien=18 | negentien=19 | twintig=20 | dertig=30 | veertig=40 | vijftig=50 | zestig=60 | zeventig=70 | tachtig=80 | negentig=90",
    scales: "honderd=100 | duizend=1000 | miljoen=1000000",
    joins: "en",
    coins: "gulden",
    small: "cent",
    around: "zegge",
    labels: "voluit | letters | zegge",
  },
  {
    language: "pol",
    numbers:
      "zero=0 | jeden=1 | jedna=1 | dwa=2 | dwie=2 | trzy=3 | cztery=4 | piec=5 | szesc=6 | siedem=7 | osiem=8 | dziewiec=9 | dziesiec=10 | jedenascie=11 | dwanascie=12 | trzynascie=13 | czternascie=14 | pietnascie=15 | szesnascie=16 | siedemnascie=17 | osiemnascie=18 | dziewietnascie=19 | dwadziescia=20 | trzydziesci=30 | czterdziesci=40 | piecdziesiat=50 | szescdziesiat=60 | siedemdziesiat=70 | osiemdziesiat=80 | dziewiecdziesiat=90 | sto=100 | dwiescie=200 | trzysta=300 | czterysta=400 | piecset=500 | szescset=600 | siedemset=700 | osiemset=800 | dziewiecset=900",
    scales:
      "tysiac=1000 | tysiace=1000 | tysiecy=1000 | milion=1000000 | miliony=1000000 | milionow=1000000",
    joins: "i",
    coins: "zlotych | zlote | zloty | zl",
    small: "groszy | grosze | grosz | gr",
    around: "slownie",
    labels: "slownie | slowach",
  },
  {
    language: "por",
    numbers:
      "zero=0 | um=1 | uma=1 | dois=2 | duas=2 | tres=3 | quatro=4 | cinco=5 | seis=6 | sete=7 | oito=8 | nove=9 | dez=10 | onze=11 | doze=12 | treze=13 | quatorze=14 | catorze=14 | quinze=15 | dezesseis=16 | dezasseis=16 | dezessete=17 | dezassete=17 | dezoito=18 | dezenove=19 | dezanove=19 | vinte=20 | trinta=30 | quarenta=40 | cinquenta=50 | sessenta=60 | setenta=70 | oitenta=80 | noventa=90 | cem=100 | cento=100 | duzentos=200 | duzentas=200 | trezentos=300 | trezentas=300 | quatrocentos=400 | quatrocentas=400 | quinhentos=500 | quinhentas=500 | seiscentos=600 | seiscentas=600 | setecentos=700 | setecentas=700 | oitocentos=800 | oitocentas=800 | novecentos=900 | novecentas=900",
    scales: "mil=1000 | milhao=1000000 | milhoes=1000000",
    joins: "e | de",
    coins: "reais | real | escudos",
    small: "centavos | centavo | centimos | centimo",
    around: "a quantia de",
    labels: "extenso | a quantia de",
  },
  {
    language: "vie",
    numbers:
      "khong=0 | mot=1 | hai=2 | ba=3 | bon=4 | tu=4 | nam=5 | lam=5 | sau=6 | bay=7 | tam=8 | chin=9",
    scales:
      "muoi=10 | tram=100 | nghin=1000 | ngan=1000 | trieu=1000000 | ty=1000000000 | ti=1000000000",
    joins: "linh | le",
    coins: "dong | viet nam dong | dong viet nam",
    small: "xu",
    around: "chan | bang chu | tron",
    labels: "bang chu | so tien la",
  },
  {
    language: "jpn",
    numbers:
      "〇=0 | 零=0 | 一=1 | 壱=1 | 壹=1 | 二=2 | 弐=2 | 貳=2 | 三=3 | 参=3 | 參=3 | 四=4 | 五=5 | 伍=5 | 六=6 | 七=7 | 八=8 | 九=9",
    scales:
      "十=10 | 拾=10 | 百=100 | 千=1000 | 阡=1000 | 仟=1000 | 万=10000 | 萬=10000 | 億=100000000",
    joins: "",
    coins: "円 | 圓",
    small: "銭",
    around: "金 | 也 | 整",
    labels: "漢数字",
  },
  {
    language: "zho",
    numbers:
      "零=0 | 〇=0 | 一=1 | 壹=1 | 二=2 | 两=2 | 贰=2 | 貳=2 | 三=3 | 叁=3 | 參=3 | 四=4 | 肆=4 | 五=5 | 伍=5 | 六=6 | 陆=6 | 陸=6 | 七=7 | 柒=7 | 八=8 | 捌=8 | 九=9 | 玖=9",
    scales:
      "十=10 | 拾=10 | 角=10 | 百=100 | 佰=100 | 千=1000 | 仟=1000 | 万=10000 | 萬=10000 | 亿=100000000 | 億=100000000",
    joins: "",
    coins: "元 | 圆 | 圓 | 人民币 | 人民幣",
    small: "分",
    around: "整 | 正",
    labels: "大写 | 大寫",
  },
];
