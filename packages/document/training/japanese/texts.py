"""What the lines of the training say: words and names of the IPA dictionary as business documents join them, numbers, both together, and rare signs."""

from __future__ import annotations

from pathlib import Path
from random import Random

from alphabet import Alphabet
from japanese.alphabet import common_kanji

DICTIONARY = Path("/usr/share/mecab/dic/ipadic")
ENGLISH = Path("/usr/share/dict/american-english")
FIRMS = ["株式会社", "株式会社", "株式会社", "有限会社", "合同会社", "(株)", "（株）", "㈱", "合資会社", "一般社団法人", "医療法人"]
TRADES = ["製作所", "工業", "商事", "商店", "物産", "電機", "産業", "建設", "運輸", "印刷", "食品", "薬局", "書店", "設備", "システム", "サービス", "ホールディングス", "水産", "醸造", "金属", "化学", "精機", "木材", "デザイン", "フーズ", "テック"]
OFFICES = ["本社", "支店", "営業所", "工場", "営業部", "経理部", "総務課", "購買部", "資材課", "物流センター", "事業部", "出張所"]
TITLES = ["御中", "様", "殿", "行", "宛", "部長", "課長", "係長", "代表取締役", "担当", "主任"]
PREFECTURES = ("北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 "
               "大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県").split()
LABELS = ("品名 品番 型番 数量 単位 単価 金額 税率 小計 合計 消費税 内税 外税 値引 送料 備考 摘要 納期 納入先 納入場所 発注日 注文日 注文番号 発行日 請求日 請求書番号 支払期限 支払条件 振込先 口座番号 口座名義 "
          "担当者 電話番号 住所 氏名 会社名 部署 件名 有効期限 受渡場所 登録番号 郵便番号 検収 出荷日 伝票番号 得意先 仕入先 取引先 店名 店舗 領収書 お預り お釣り 現計 点数 レジ 日付 時刻 工事名 工期 材質 "
          "仕様 重量 容量 寸法 色 梱包 便名 荷受人 荷送人 製造番号 検査 結果 判定 基準値 測定値 承認 作成 確認").split()
UNITS = ["個", "本", "枚", "台", "式", "箱", "袋", "組", "冊", "巻", "缶", "着", "足", "束", "セット", "ケース", "ロール", "パック", "円", "kg", "g", "m", "mm", "cm", "L", "ml", "㎡", "W", "V", "A", "号", "点", "名", "回",
         "時間", "日", "ヶ月", "年", "%", "％", "℃", "t", "坪", "分", "部", "ページ", "インチ", "GB"]
ERAS = ["令和", "平成", "昭和"]
ENDS = ["です", "ます", "ください", "致します", "お願いします", "しました", "の場合", "について", "のとおり", "に関する件", "は除く", "を含む", "までに", "いたします"]
# Old systems and many forms print all signs as wide as ideographs.
WIDE = {c: c + 0xFEE0 for c in range(0x21, 0x7F)} | {ord("¥"): "￥"}


def kana_only(word: str) -> bool:
    return len(word) > 2 and all("ァ" <= c <= "ー" for c in word)


class Texts:
    """Draws texts; the same seed gives the same ones."""

    def __init__(self, alphabet: Alphabet, seed: int) -> None:
        self.alphabet = alphabet
        self.rng = Random(seed)
        self.nouns, self.doings = self.words("Noun"), self.words("Noun.verbal")
        self.orgs, self.places, self.names, self.verbs = (self.words(name) for name in ("Noun.org", "Noun.place", "Noun.name", "Verb"))
        self.loans = [w for w in self.nouns + self.doings + self.orgs if kana_only(w)]
        self.english = [w for w in ENGLISH.read_text("utf-8").split("\n") if 2 < len(w) < 10 and w.isascii() and w.isalpha()]
        self.kanji = [c for c in common_kanji() if c in alphabet.index]
        # Not the letters of other languages, of which Japanese documents are not made.
        self.signs = [c for c in alphabet.characters if ord(c) < 0x80 or ord(c) > 0x2010]

    def words(self, name: str) -> list[str]:
        lines = (DICTIONARY / f"{name}.csv").read_text("euc_jp", errors="ignore").split("\n")
        words = sorted({line.split(",")[0] for line in lines})
        return [w for w in words if 0 < len(w) < 10 and self.alphabet.spells(w)]

    def draw(self) -> str:
        kind = self.rng.choices(["phrase", "number", "mixed", "label", "place", "firm", "rare"], [26, 16, 20, 8, 10, 9, 11])[0]
        text = getattr(self, kind)()
        if self.rng.random() < 0.12:
            text = text.translate(WIDE)
        return text if self.alphabet.spells(text) and len(text) <= 22 else self.draw()

    def phrase(self) -> str:
        rng = self.rng
        noun, other = rng.choice(self.nouns), rng.choice(rng.choice([self.nouns, self.doings, self.loans]))
        loan, doing = rng.choice(self.loans), rng.choice(self.doings)
        forms = [noun, loan, doing, noun + doing, loan + noun, f"{noun}の{other}", f"{noun}を{rng.choice(self.verbs)}", f"{noun}{other}{rng.choice(ENDS)}", f"{loan}・{rng.choice(self.loans)}",
                 f"{doing}{rng.choice(ENDS)}。", f"{noun}、{other}", f"{noun}（{other}）", f"{loan}({noun})", f"「{noun}」", f"{noun}が{rng.choice(self.verbs)}、", f"※{noun}は{doing}", f"{noun}／{other}", f"{noun}/{doing}",
                 f"{noun}用{loan}", f"{noun} {loan}", f"【{noun}】", f"{noun}～{other}", f"{doing}に{rng.choice(self.verbs)}", f"{noun}：{other}"]
        return rng.choice(forms)

    def integer(self, most: int = 5) -> str:
        return str(self.rng.randrange(10 ** self.rng.randint(1, most)))

    def price(self) -> str:
        number = f"{self.rng.randrange(10 ** self.rng.randint(2, 8)):,}"
        return self.rng.choice([f"¥{number}", f"¥ {number}", f"￥{number}", f"{number}円", f"{number} 円", number, f"▲{number}", f"-{number}", f"¥{number}-", f"¥{number}(税込)", f"{number}円（税抜）"])

    def date(self) -> str:
        rng = self.rng
        y, m, d, era = rng.randint(1995, 2035), rng.randint(1, 12), rng.randint(1, 31), rng.choice(ERAS)
        return rng.choice([f"{y}年{m}月{d}日", f"{y}年{m:02d}月{d:02d}日", f"{era}{y % 30 + 1}年{m}月{d}日", f"{y}/{m:02d}/{d:02d}", f"{y}-{m:02d}-{d:02d}", f"{y}.{m}.{d}", f"{m}月{d}日", f"{y} 年 {m} 月 {d} 日",
                           f"{rng.randint(0, 23)}:{rng.randint(0, 59):02d}", f"{m}月末日", f"{y}年{m}月分", f"{m}/{d}({rng.choice('日月火水木金土')})", f"{rng.randint(0, 23)}時{rng.randint(0, 59)}分"])

    def code(self) -> str:
        rng = self.rng
        letters = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(rng.randint(1, 4)))
        return rng.choice([f"{letters}-{self.integer()}", f"{letters}{self.integer()}-{self.integer(3)}", f"No.{self.integer()}", f"第{self.integer(4)}号", f"T{rng.randrange(10**12, 10**13)}", f"{letters}-{rng.randint(2015, 2030)}-{self.integer(4)}",
                           f"M{rng.randint(2, 36)}×{self.integer(3)}", f"φ{self.integer(2)}", f"{self.integer(3)}×{self.integer(3)}mm", f"JIS {letters[0]} {self.integer(4)}", f"{self.integer(2)}A", f"#{self.integer(4)}", self.size(), f"{self.integer(2)}-{self.integer(2)}-{self.integer(2)}"])

    def size(self) -> str:
        rng = self.rng
        name, other = rng.choice("LtWDHdRPTφ"), rng.choice("LtWDHd")
        return rng.choice([f"{name}={self.integer(4)}", f"{name}={self.integer(4)}", f"{name}={self.integer(2)}.{self.integer(1)}", f"{name}{self.integer(3)}×{other}{self.integer(4)}", f"{name}{self.integer(3)} × {other}{self.integer(3)}",
                           f"{self.integer(3)} × {self.integer(3)}", f"{self.integer(2)}±{self.integer(1)}", f"{self.integer(2)}/{self.integer(2)}", f"{self.integer(2)}+{self.integer(2)}", f"{self.integer(2)}~{self.integer(3)}", f"{self.integer(2)}°", f"1:{self.integer(2)}"])

    def telephone(self) -> str:
        rng = self.rng
        number = rng.choice([f"0{rng.randint(1, 9)}-{rng.randrange(1000, 9999)}-{rng.randrange(1000, 9999)}", f"0{rng.randint(10, 99)}-{rng.randrange(100, 999)}-{rng.randrange(1000, 9999)}", f"0{rng.randint(1, 9)}({rng.randrange(1000, 9999)}){rng.randrange(1000, 9999)}"])
        return rng.choice(["TEL ", "TEL:", "FAX ", "電話 ", "電話：", "℡", "TEL.", ""]) + number

    def number(self) -> str:
        rng = self.rng
        return rng.choices([self.price, self.date, self.code, self.telephone, lambda: f"{self.integer(4)}{rng.choice(['', '', ' '])}{rng.choice(UNITS)}", lambda: f"{self.integer(2)}.{self.integer(2)}{rng.choice(UNITS)}"], [24, 24, 20, 12, 16, 4])[0]()

    def place(self) -> str:
        rng = self.rng
        postal = f"〒{rng.randrange(1000):03d}-{rng.randrange(10000):04d}"
        town = rng.choice(self.places) + rng.choice(["市", "区", "町", "郡", ""])
        block = rng.choice([f"{rng.randint(1, 30)}-{rng.randint(1, 30)}-{rng.randint(1, 40)}", f"{rng.randint(1, 9)}丁目{rng.randint(1, 30)}番{rng.randint(1, 30)}号", f"{rng.randint(1, 3000)}番地", f"{rng.randint(1, 9)}-{rng.randint(1, 40)}"])
        house = rng.choice([rng.choice(self.loans) + "ビル", rng.choice(self.names) + "ビル"]) + rng.choice(["", f"{rng.randint(2, 20)}F", f" {rng.randint(2, 20)}階", f"{rng.randint(101, 999)}号室"])
        return rng.choice([postal, f"{postal} {rng.choice(PREFECTURES)}", f"{rng.choice(PREFECTURES)}{town}{rng.choice(self.places)}", f"{town}{block}", f"{rng.choice(self.places)}{block}", house, f"{block} {house}"])

    def firm(self) -> str:
        rng = self.rng
        name = rng.choice([rng.choice(self.orgs), rng.choice(self.names) + rng.choice(TRADES), rng.choice(self.places) + rng.choice(TRADES), rng.choice(self.loans) + rng.choice(["", *TRADES]), rng.choice(self.loans)])
        person = rng.choice(self.names) + rng.choice(["", " ", "　"]).replace("　", " ") + rng.choice(self.names)
        firm = rng.choice([rng.choice(FIRMS) + name, name + rng.choice(FIRMS), f"{rng.choice(FIRMS)} {name}", name])
        return rng.choice([firm, firm, f"{firm} 御中", f"{name}{rng.choice(OFFICES)}", f"{rng.choice(OFFICES)} {person}", f"{person} {rng.choice(TITLES)}", f"{rng.choice(TITLES)} {person}", person, f"{person}{rng.choice(TITLES)}"])

    def label(self) -> str:
        rng = self.rng
        label = rng.choice(LABELS) if rng.random() < 0.6 else rng.choice(self.nouns)
        if rng.random() < 0.12 and len(label) == 2:
            label = f"{label[0]} {label[1]}"
        label = rng.choice(["", "", "", "", "ご", "お"]) + label + rng.choice(["", "", "", "名", "日", "額", "先", "（税込）", "(円)", "（税抜）", f"({rng.choice(UNITS)})", f" {rng.choice(self.english)}"])
        return label + rng.choices(["", "：", ":", " :", "・"], [60, 18, 16, 3, 3])[0]

    def mixed(self) -> str:
        rng = self.rng
        word, english = rng.choice([rng.choice(self.loans), rng.choice(self.nouns), rng.choice(self.loans) + rng.choice(self.nouns)]), rng.choice(self.english)
        english = rng.choice([english, english.upper(), english.capitalize()])
        return rng.choice([f"{word} {self.number()}", f"{word}{self.number()}", f"{self.label()} {self.number()}", f"{self.label()}{self.number()}", f"{self.code()} {word}", f"{english}{word}", f"{word}({self.number()})", f"{word}（{self.number()}）",
                           f"{word} {english}", f"{english} {self.number()}", f"{self.date()}までに", f"{self.date()} {word}", f"{self.code()}用{word}", english, f"{english} {english}", f"{self.number()}／{self.number()}", f"{self.number()}/{word}",
                           f"{word} / {english}", f"{word} / {english}", f"{rng.choice(LABELS)} / {english.capitalize()}", f"{rng.choice(LABELS)}/ {english.capitalize()}", f"{word}{self.size()}", f"{word}{self.size()} / {english}"])

    def rare(self) -> str:
        rng = self.rng
        if rng.random() < 0.7:
            return "".join(rng.choice(self.kanji) for _ in range(rng.randint(1, 7)))
        return "".join(rng.choice(self.signs) for _ in range(rng.randint(1, 7)))
