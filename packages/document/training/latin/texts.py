"""What the lines of the training say: words of nine languages, numbers as business documents print them, and both together."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from latin.alphabet import ALPHABET, ASCII, MARKED

WORD_LISTS = {
    "american-english": 12, "ngerman": 10, "french": 9, "spanish": 8, "italian": 5, "dutch": 4, "polish": 9, "portuguese": 8,
}
VIETNAMESE = 32
DICTIONARIES = Path("/usr/share/dict")
SYLLABLES = Path("/usr/share/hunspell/vi_VN.dic")
# What documents say beside their values, as the reader's own lexicon has it.
LEXICON = Path(__file__).parents[2] / "src/lexicon"
LANGUAGES = ["eng", "eng", "eng", "deu", "deu", "fra", "fra", "spa", "spa", "ita", "nld", "pol", "por", "vie", "vie", "vie", "vietnamese-usage"]
CURRENCIES = ["€", "$", "$", "¢", "£", "¥", "₫", "đ", "EUR", "USD", "GBP", "VND", "CHF", "PLN", "zł", "kr", "R$", "VNĐ", "đồng", "Fr."]
UNITS = ["kg", "g", "l", "ml", "mm", "cm", "m", "m²", "m³", "W", "kW", "V", "A", "mA", "Hz", "in", "ft", "pcs", "Stk", "Stück", "szt.", "cái", "bộ", "chiếc", "hộp",
         "thùng", "cuộn", "tấm", "uds", "pz", "un.", "h", "Std.", "%", "°C", "gsm", "µm", "bar", "ea", "pack", "rolls", "Ltr", "to", "qm"]
MONTHS = ["Jan", "February", "Mar", "April", "May", "June", "July", "Aug", "September", "Oct", "Nov", "December", "Januar", "März", "Mai", "Juni", "Juli", "Dezember",
          "janvier", "février", "août", "décembre", "enero", "marzo", "abril", "mayo", "agosto", "diciembre", "gennaio", "maggio", "luglio", "stycznia", "września",
          "października", "grudnia", "março", "setembro", "dezembro", "maart", "augustus"]


class Texts:
    """Draws texts; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.words: list[list[str]] = []
        self.weights: list[int] = []
        for name, weight in WORD_LISTS.items():
            self.add((DICTIONARIES / name).read_text("utf-8").split("\n"), weight)
        self.add([line.split("/")[0] for line in SYLLABLES.read_text("utf-8").split("\n")[1:]], VIETNAMESE)
        self.vietnamese = self.words[-1]
        self.labels = {name: phrases(LEXICON / f"{name}.ts") for name in LANGUAGES}

    def add(self, words: list[str], weight: int) -> None:
        self.words.append([w for w in words if 1 < len(w) < 18 and all(c in ALPHABET.index for c in w)])
        self.weights.append(weight)

    def draw(self) -> str:
        kind = self.rng.choices(["words", "label", "number", "mixed", "noise"], [37, 14, 27, 18, 4])[0]
        text = {"words": self.phrase, "label": self.label, "number": self.number, "mixed": self.mixed, "noise": self.noise}[kind]()
        return text if ALPHABET.spells(text) else self.draw()

    def phrase(self) -> str:
        rng = self.rng
        words = rng.choices(self.words, self.weights)[0]
        count = rng.choice([1, 1, 2, 2, 3, 4]) + (1 if words is self.vietnamese else 0)
        drawn = [rng.choice(words) for _ in range(count)]
        form = rng.random()
        if form < 0.2:
            drawn = [w.upper() for w in drawn]
        elif form < 0.5:
            drawn = [w[0].upper() + w[1:] for w in drawn]
        elif form < 0.75:
            drawn[0] = drawn[0][0].upper() + drawn[0][1:]
        if rng.random() < 0.2 and count > 1:
            i = rng.randrange(count - 1)
            drawn[i] += rng.choice([",", ",", ".", ":", ";", " /", " –", " -", " &", "/" + drawn[i]])
        if rng.random() < 0.1:
            i = rng.randrange(count)
            drawn[i] = rng.choice(["({})", '"{}"', "„{}“", "“{}”", "«{}»", "[{}]", "‘{}’"]).format(drawn[i])
        return " ".join(drawn) + rng.choices(["", ":", ".", ",", "?", "!", " :"], [66, 18, 8, 4, 1, 1, 2])[0]

    def label(self) -> str:
        """One or two of the phrases of documents, now and then of two languages, or before a number."""
        rng = self.rng
        drawn = [rng.choice(self.labels[rng.choice(LANGUAGES)]) for _ in range(rng.choice([1, 1, 2]))]
        form = rng.random()
        drawn = [d.upper() if form < 0.15 else d.title() if form < 0.4 else d[0].upper() + d[1:] if form < 0.8 else d for d in drawn]
        text = rng.choice([" / ", " / ", " / ", "/", " ", " - ", " ("]).join(drawn)
        text += ")" if "(" in text else ""
        return text + rng.choice(["", "", "", ":", ":", " :", ".", ".:", f" {self.number()}", f": {self.number()}", f".: {self.number()}"])

    def integer(self, most: int = 7) -> str:
        return "".join(self.rng.choice("0123456789") for _ in range(self.rng.randint(1, most)))

    def grouped(self) -> str:
        rng = self.rng
        thousands, decimal = rng.choice([(",", "."), (",", "."), (".", ","), (".", ","), (" ", ","), ("'", "."), ("’", "."), ("", "."), ("", ",")])
        number = f"{rng.randrange(10 ** rng.randint(1, 8)):,}".replace(",", thousands)
        return number + (decimal + f"{rng.randrange(100):02d}" if rng.random() < 0.6 else "") + (rng.choice([",-", ".-", ",–"]) if rng.random() < 0.02 else "")

    def money(self) -> str:
        sign, space = self.rng.choice(CURRENCIES), self.rng.choice(["", " ", " "])
        number = ("-" if self.rng.random() < 0.05 else "") + self.grouped()
        return f"{sign}{space}{number}" if self.rng.random() < 0.5 else f"{number}{space}{sign}"

    def date(self) -> str:
        rng = self.rng
        d, m, y = rng.randint(1, 31), rng.randint(1, 12), rng.randint(1995, 2035)
        forms = [f"{d:02d}.{m:02d}.{y}", f"{d:02d}/{m:02d}/{y}", f"{y}-{m:02d}-{d:02d}", f"{d}/{m}/{y % 100:02d}", f"{d:02d}-{m:02d}-{y}", f"{d} {rng.choice(MONTHS)} {y}",
                 f"{rng.choice(MONTHS)} {d}, {y}", f"{d}. {rng.choice(MONTHS)} {y}", f"ngày {d:02d} tháng {m:02d} năm {y}", f"{d}.{m}.{y % 100:02d}", f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}"]
        month = rng.choice(MONTHS)[:3]
        short = [f"{d} {month}", f"{month} {d}", f"{d:02d} {month} {y}", f"{d:02d}-{month}-{y}", f"{d}-{month}-{y % 100:02d}", f"{d:02d}{month}{y % 100:02d}", f"{m}/{d}/{y}"]
        clock = f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}"
        timed = [f"{rng.choice(forms[:5])} {clock}", f"{clock}:{rng.randint(0, 59):02d}", f"{rng.randint(1, 12)}:{clock[3:]} {rng.choice(['AM', 'PM', 'am', 'pm'])}"]
        return rng.choices([rng.choice(forms), rng.choice([lambda s: s, str.upper])(rng.choice(short)), rng.choice(timed)], [60, 25, 15])[0]

    def code(self) -> str:
        rng = self.rng
        letters = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(rng.randint(1, 4)))
        join = rng.choice(["-", "-", "", "/", ".", " "])
        parts = [letters, self.integer(6)] + ([self.integer(4)] if rng.random() < 0.4 else [])
        if rng.random() < 0.25:
            parts.append(rng.choice("ABCXYZ"))
        if rng.random() < 0.3:
            parts.insert(1, str(rng.randint(2015, 2030)))
        return rng.choice(["", "", "", "#", "№ ", "No. ", "Nr. ", "Số: "]) + join.join(parts)

    def interleaved(self) -> str:
        """Letters and digits in turn, those that look alike more often: parts, plates, postal codes, serial numbers."""
        rng = self.rng
        letters, digits = rng.choice(["OSIBZGQD", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]), rng.choice(["0512863", "0123456789"])
        runs = [rng.choice(letters if (i + start) % 2 else digits) if rng.random() < 0.6 else "".join(rng.choice(letters if (i + start) % 2 else digits) for _ in range(rng.randint(2, 4)))
                for start in [rng.randint(0, 1)] for i in range(rng.randint(2, 6))]
        cut = rng.randrange(1, len(runs))
        return "".join(runs) if rng.random() < 0.6 else "".join(runs[:cut]) + rng.choice([" ", "-", "-", "/"]) + "".join(runs[cut:])

    def counted(self) -> str:
        """How many at what price, and sums with the signs that tills print beside them."""
        rng = self.rng
        mark = rng.choice(",.")
        n, price, sum_ = rng.randint(1, 120), f"{rng.randrange(1, 900)}{mark}{rng.randrange(100):02d}", f"{rng.randrange(1, 9000)}{mark}{rng.randrange(100):02d}"
        return rng.choice([f"{n} x {price}", f"{n} X {price}", f"{n} @ {price}", f"{n} à {price}", f"{n}× {price}", f"{price} {sum_}", f"{n} {price} {sum_}", f"{n} {rng.choice(UNITS)} {price}",
                           f"{price}-", f"{price} {rng.choice('ABCTEX')}", f"{price} {rng.choice('AB12')}{rng.choice('*%')}", f"({price})", f"{n}{mark}{rng.randrange(1000):03d} {rng.choice(UNITS)}"])

    def phone(self) -> str:
        rng = self.rng
        groups = ["".join(rng.choice("0123456789") for _ in range(rng.randint(2, 4))) for _ in range(rng.randint(2, 4))]
        return rng.choice(["", "+", "+", "0", "(0"]) + rng.choice([" ", "-", " ", "."]).join(groups).replace("(", "") if rng.random() < 0.8 else f"({groups[0]}) {'-'.join(groups[1:])}"

    def address(self) -> str:
        rng = self.rng
        name = "".join(c for c in rng.choice(self.words[0]).lower() if c.isascii() and c.isalnum())
        host = "".join(c for c in rng.choice(self.words[rng.randrange(6)]).lower() if c.isascii() and c.isalnum())
        end = rng.choice(["com", "de", "vn", "example", "net", "org", "fr", "it", "co.uk", "pl", "com.br"])
        return rng.choice([f"{name}@{host}.{end}", f"{name}.{host}@{host}.{end}", f"www.{host}.{end}", f"https://{host}.{end}"])

    def measure(self) -> str:
        rng = self.rng
        a, b, c = (str(rng.randint(1, 10 ** rng.randint(1, 4))) for _ in range(3))
        unit, by, space = rng.choice(UNITS), rng.choice(["x", "×", " x ", " × ", "X"]), rng.choice(["", " ", " "])
        forms = [f"{a}{space}{unit}", f"{a}{by}{b}", f"{a}{by}{b}{by}{c}{space}{unit}", f"M{rng.randint(2, 36)}{by}{b}", f"Ø{a}", f"Ø {a} {unit}", f"φ{a}", f"{a}{unit}", f"{a},{b[0]} {unit}",
                 f"{a}.{b[0]}{space}{unit}", f"{rng.choice('½¼¾')} {unit}", f"{rng.choice('½¼¾')}\"", f"±{a[0]},{b[0]} {unit}", f"{a}%", f"{a} %", f"{a}-{b}", f"{a} – {b}", f"{a}/{b}", f"1/{rng.choice('248')}\"",
                 f"DN {a}", f"IP{rng.randint(20, 68)}", f"{a} °C", f"≥ {a}", f"{a}²"]
        return rng.choice(forms)

    def account(self) -> str:
        rng = self.rng
        digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(8, 20)))
        spaced = " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
        return rng.choice(["DE", "FR", "PL", "NL", "IT", "ES", "PT", "ATU", "", "GB"]) + rng.choice([digits, spaced])

    def masked(self) -> str:
        """The number of a card as receipts print it."""
        rng = self.rng
        sign, end = rng.choice("***#xX"), self.integer(1) + "".join(rng.choice("0123456789") for _ in range(3))
        group = rng.choice([" ", " ", "-", ""]).join([sign * 4] * rng.randint(1, 3))
        return rng.choice([f"{group} {end}", f"{group}{end}", f"{sign * rng.randint(6, 12)}{end}", f"{end}{group}{end}", f"{sign * rng.randint(2, 4)}{end}", f"{sign * rng.randint(2, 5)} {end}"])

    def ordinal(self) -> str:
        rng = self.rng
        n, letter = rng.randint(1, 19), rng.choice("ABCD")
        return rng.choice([f"{n}.º", f"{n}.ª", f"{n}º", f"{n}ª", f"{n}°", f"{n}.º {letter}", f"{n}º {letter}", f"N.º {self.integer(5)}", f"Nº {self.integer(5)}", f"N° {self.integer(5)}",
                           f"n.º {self.integer(4)}", f"nº {self.integer(4)}", f"n° {self.integer(4)}", f"M.ª {self.phrase()}", f"{self.phrase()} nº", f"{self.phrase()} N°", f"N.º {self.phrase()}"])

    def number(self) -> str:
        rng = self.rng
        return rng.choices([self.integer, self.grouped, self.money, self.date, self.code, self.phone, self.address, self.measure, self.account, self.ordinal, self.masked,
                            self.interleaved, self.counted],
                           [12, 16, 16, 14, 14, 7, 6, 12, 4, 4, 2, 6, 8])[0]()

    def mixed(self) -> str:
        rng = self.rng
        first, second = self.phrase(), rng.choices([self.number, self.measure], [2, 1])[0]()
        form = rng.random()
        if form < 0.55:
            return f"{first} {second}"
        if form < 0.75:
            return f"{second} {first}"
        return f"{first.rstrip(' :.,')}, {second}" if form < 0.9 else f"{first.rstrip(' :')} ({second})"

    def noise(self) -> str:
        rng = self.rng
        signs = rng.choice([ASCII, MARKED + MARKED.upper(), "".join(ALPHABET.index)])
        return "".join(rng.choice([c for c in signs if c in ALPHABET.index] or ["a"]) for _ in range(rng.randint(2, 9))).strip()


def phrases(file: Path) -> list[str]:
    """The phrases of a lexicon: what its strings say between their strokes."""
    code = re.sub(r"^\s*(//|/?\*|import ).*$", "", file.read_text("utf-8"), flags=re.MULTILINE)
    parts = [part.strip() for string in re.findall(r'"([^"]*)"', code) for part in string.split("|")]
    return [part for part in parts if 1 < len(part) < 34 and all(c == " " or c in ALPHABET.index for c in part)]
