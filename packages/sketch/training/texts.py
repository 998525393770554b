"""Random dimension texts, notes and part names, as people write them on sketches."""

from random import Random

# Our own list: workshop nouns in several languages, so that letter sequences are varied. Case is drawn at random.
WORDS = """
part plate bracket flange gasket cover base lid panel mount holder spacer washer shim support arm lever clamp guide rail frame
hinge bearing housing adapter coupling ring disc hub rib gusset foot shelf door handle hook strap tab bush sleeve block wedge key
motor pump sensor switch front rear left right top bottom side inner outer upper lower test draft copy sheet view note scale
steel brass copper alu aluminium acrylic plywood rubber stainless zinc paint deburr bend weld drill tap thru deep hole slot typ
halter platte deckel boden winkel blech lasche rahmen scheibe ring flansch dichtung hebel klemme träger stütze wand fuß gehäuse
lager buchse dicke stück stahl messing kupfer kante bohrung gewinde links rechts oben unten vorne hinten maßstab
plaque support bride couvercle équerre cale levier joint patte pièce épaisseur acier laiton cuivre trou gauche droite haut bas
placa soporte brida tapa escuadra junta palanca espesor acero pieza agujero lado izquierda derecha base cuña
piastra staffa flangia coperchio squadra leva guarnizione spessore acciaio pezzo foro lato
tấm nắp vòng đế gối tay giá kẹp dày thép nhôm đồng lỗ bên trái phải trên dưới mặt bích đệm
plaat beugel deksel dikte stuks staal plåt fäste lock tjocklek stål płyta uchwyt pokrywa grubość stal chapa tampa espessura aço
""".split()

SINGLE_LETTERS = "ABCDEFGHJKLMNPRSTWXYZ"
UNITS = ["mm", " mm", "mm", "cm", " in", '"', "''"]


def number(rng: Random, low: float = 1, high: float = 400) -> str:
    """A measure. Digits are drawn freely as well as roundly: the network must read, not guess a usual size."""
    kind = rng.random()
    if kind < 0.30:
        whole = rng.randint(int(low), int(high))
    elif kind < 0.55:
        digits = rng.choice([1, 2, 2, 3, 3, 3, 4])
        whole = rng.randint(10 ** (digits - 1), 10**digits - 1)
    else:
        step = rng.choice([1, 2, 5, 10])
        whole = step * rng.randint(1, max(1, int(high / 4 / step)))
    if rng.random() < 0.72:
        return str(whole)
    point = "," if rng.random() < 0.4 else "."
    if rng.random() < 0.05:
        return point + str(rng.randint(1, 99))
    whole = whole % 1000 if rng.random() < 0.7 else whole % 100
    decimals = rng.choice(["5", "5", "25", "75", str(rng.randint(0, 9)), f"{rng.randint(0, 99):02d}", f"{rng.randint(0, 999):03d}"])
    return f"{whole}{point}{decimals}"


def small(rng: Random) -> str:
    return number(rng, 1, 40)


def fraction(rng: Random) -> str:
    below = rng.choice([2, 4, 8, 16, 32, 64])
    part = f"{rng.randrange(1, below, 2)}/{below}"
    return part if rng.random() < 0.5 else f"{rng.randint(1, 24)}{rng.choice([' ', ' ', '-'])}{part}"


def count(rng: Random) -> str:
    return str(rng.choice([2, 2, 3, 4, 4, 4, 5, 6, 6, 8, 10, 12, 16, rng.randint(2, 48)]))


def times(rng: Random) -> str:
    return rng.choice(["x ", "x ", "x", "x", "×", "× ", "X ", " x ", " × ", "*", "-"])


def diameter(rng: Random) -> str:
    return rng.choice(["Ø", "Ø", "Ø", "Ø", "Ø ", "Ø ", "D", "dia ", "DIA "]) + small(rng)


def dimension(rng: Random) -> str:
    """Everything that sets a size."""
    forms = [
        (26, lambda: number(rng)),
        (6, lambda: number(rng) + rng.choice(UNITS)),
        (2, lambda: rng.choice(["Ø", "Ø", "R"]) + small(rng) + rng.choice(["mm", " mm"])),
        (12, lambda: diameter(rng)),
        (10, lambda: count(rng) + times(rng) + diameter(rng)),
        (9, lambda: rng.choice(["R", "R", "R", "R ", "r"]) + small(rng)),
        (2, lambda: count(rng) + times(rng) + "R" + small(rng)),
        (4, lambda: "M" + str(rng.choice([2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 30, 36, "2.5", "2,5", "8x1", "10×1.25"]))),
        (2, lambda: count(rng) + times(rng) + "M" + str(rng.choice([3, 4, 5, 6, 8, 10, 12, 16, 20]))),
        (3, lambda: small(rng) + rng.choice(["x", "×", " x ", "X"]) + rng.choice(["45", "30", "60", str(rng.randint(5, 85))]) + "°"),
        (1, lambda: count(rng) + times(rng) + small(rng) + "x45°"),
        (1, lambda: "C" + small(rng)),
        (6, lambda: rng.choice(["30", "45", "60", "90", "120", "135", str(rng.randint(1, 360)), f"{rng.randint(1, 180)}.5"]) + "°"),
        (3, lambda: number(rng) + rng.choice([" x ", "x", " × ", "×"]) + number(rng) + rng.choice(["", "", "", "mm"])),
        (2, lambda: number(rng) + rng.choice(["±", " ±", " ± "]) + rng.choice(["0.1", "0.2", "0,1", "0.05", "0,5", "1", "0.25"])),
        (1, lambda: rng.choice(["±", "+", "-"]) + rng.choice(["0.1", "0.2", "0,1", "0.05", "0,5", "1", "0.02"])),
        (3, lambda: "(" + rng.choice(["", "", "Ø", "R"]) + number(rng) + ")"),
        (3, lambda: fraction(rng) + rng.choice(['"', '"', '"', "", " in", "''"])),
        (1, lambda: "Ø" + fraction(rng) + '"'),
        (1, lambda: rng.choice(["A/F ", "AF ", "SW ", "SW"]) + small(rng)),
        (1, lambda: small(rng) + rng.choice([" A/F", " AF"])),
        (2, lambda: rng.choice(["PCD ", "PCD", "P.C.D. ", "BC ", "LK ", "LK"]) + rng.choice(["", "Ø"]) + number(rng)),
        (2, lambda: rng.choice(["Ø", "Ø", ""]) + number(rng) + rng.choice([" PCD", " BC", " B.C.", " LK"])),
        (1, lambda: rng.choice(["SQ ", "sq ", "Sq"]) + small(rng)),
        (1, lambda: diameter(rng) + rng.choice([" H7", " h6", " THRU", " thru", " typ", " TYP"])),
    ]
    return pick(rng, forms)


def note(rng: Random) -> str:
    """Thickness, quantity and other notes."""
    forms = [
        (6, lambda: rng.choice(["t=", "t=", "t = ", "t", "T=", "s=", "d=", "th=", "e=", "b="]) + small(rng) + rng.choice(["", "", " mm", "mm"])),
        (2, lambda: small(rng) + rng.choice(["mm thk", " mm thk", " thk", "mm thick", " THK", "t", "mm"])),
        (2, lambda: rng.choice(["thk ", "THK ", "thickness ", "Dicke ", "dày ", "ép. ", "esp. ", "sp. ", "dikte ", "tjocklek ", "thk: "]) + small(rng) + rng.choice(["", "mm"])),
        (3, lambda: count(rng) + rng.choice([" pcs", "pcs", " pc", " Stk", " Stk.", " Stück", " off", " OFF", " pz", " st", "x", " x", " cái", " pièces", " PCS"])),
        (2, lambda: rng.choice(["qty ", "QTY ", "Qty: ", "SL ", "SL: ", "n=", "x", "Qté ", "Anz. "]) + count(rng)),
        (1, lambda: rng.choice(["steel ", "Stahl ", "S", "St ", "AlMg", "mat. ", "inox "]) + rng.choice(["S235", "235", "304", "37", "3", "S355", "1.4301", "6061"])),
        (1, lambda: rng.choice(["scale ", "M ", "1:", "Maßstab "]) + rng.choice(["1:2", "1:1", "2", "5:1", "1:10"])),
    ]
    return pick(rng, forms)


def recase(rng: Random, word: str) -> str:
    return rng.choice([word.upper(), word.upper(), word.capitalize(), word.capitalize(), word])


def name(rng: Random) -> str:
    """Part names: words, letters, numbers."""
    forms = [
        (3, lambda: recase(rng, rng.choice(["part", "teil", "pièce", "pieza", "pos", "det", "item"])) + rng.choice([" ", " ", "", "."]) + rng.choice([rng.choice(SINGLE_LETTERS), count(rng), str(rng.randint(1, 30))])),
        (7, lambda: recase(rng, rng.choice(WORDS))),
        (2, lambda: recase(rng, rng.choice(WORDS)) + " " + rng.choice([str(rng.randint(1, 99)), rng.choice(SINGLE_LETTERS)])),
        (2, lambda: recase(rng, rng.choice(WORDS) + " " + rng.choice(WORDS))),
        (1, lambda: rng.choice(SINGLE_LETTERS) + rng.choice(["", "-", ""]) + rng.choice(["", str(rng.randint(1, 99)), rng.choice(SINGLE_LETTERS)])),
        (1, lambda: "#" + str(rng.randint(1, 99))),
        (1, lambda: rng.choice(WORDS).upper() + rng.choice(["-", "-", "/", " & ", ": "]) + rng.choice([str(rng.randint(1, 999)), rng.choice(WORDS).upper()])),
        (2, lambda: scramble(rng)),
    ]
    return pick(rng, forms)


def scramble(rng: Random) -> str:
    """Letters without a language, against a network that learns the words instead of the letters."""
    letters = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(rng.randint(1, 8)))
    return recase(rng, letters)


def digits(rng: Random) -> str:
    """Any string of digits and signs, against a network that learns the grammar instead of the digits."""
    return "".join(rng.choice("01234567890123456789.,ØRx°±()/-+") for _ in range(rng.randint(1, 7)))


def pick(rng: Random, forms) -> str:
    return rng.choices([form for _, form in forms], [weight for weight, _ in forms])[0]()


def random_text(rng: Random) -> str:
    text = pick(rng, [(68, lambda: dimension(rng)), (10, lambda: note(rng)), (17, lambda: name(rng)), (5, lambda: digits(rng))])
    return text.strip() or random_text(rng)
