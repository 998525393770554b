"""What the lines of the training say: words of a Chinese word list as business documents join them, numbers, both together, and rare signs."""

from __future__ import annotations

from pathlib import Path
from random import Random

from alphabet import Alphabet

# A word, how often it was met and what it is, apart by spaces.
DICTIONARY = Path("/usr/lib/python3/dist-packages/jieba/dict.txt")
ENGLISH = Path("/usr/share/dict/american-english")
KINDS = {"nouns": ("n", "nz", "vn"), "verbs": ("v", "vn"), "adjectives": ("a", "b"), "places": ("ns",), "persons": ("nr",), "firms": ("nt",)}
SEEN_OFTEN = 3
FIRMS = ["有限公司", "股份有限公司", "有限责任公司", "厂", "集团", "商行", "经营部", "合作社", "研究所", "事务所", "个体工商户"]
TRADES = "机械 电子 建材 物流 食品 印刷 科技 贸易 服饰 医疗器械 化工 五金 家具 包装 汽配 仪表 园林 能源 环保 信息 广告 装饰 餐饮 水产 纸业 农资".split()
OFFICES = "财务部 采购部 仓库 人事科 销售部 办公室 质检科 分公司 门市部 生产车间 后勤处 信息中心 护理部 教务处 综合科".split()
TITLES = "先生 女士 收 经理 主任 科长 医师 老师 负责人 经办人".split()
PROVINCES = ("北京市 天津市 上海市 重庆市 河北省 山西省 辽宁省 吉林省 黑龙江省 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 海南省 四川省 贵州省 云南省 陕西省 甘肃省 青海省 内蒙古自治区 "
             "广西壮族自治区 西藏自治区 宁夏回族自治区 新疆维吾尔自治区").split()
ROADS = ["路", "街", "大道", "巷", "东路", "西街", "北路", "南大街"]
LABELS = ("名称 品名 规格 型号 数量 单位 单价 金额 税率 税额 合计 小计 总计 折扣 备注 日期 编号 订单号 合同编号 发票号码 纳税人识别号 开户行 账号 地址 电话 传真 邮编 联系人 收货人 交货日期 付款方式 经办人 审核人 "
          "制单 仓库 批号 产地 品牌 材质 颜色 重量 体积 件数 姓名 性别 出生日期 民族 籍贯 学历 专业 职务 职称 工作单位 家庭住址 身份证号码 婚姻状况 政治面貌 健康状况 申请人 申请日期 申请理由 审批意见 部门 科室 "
          "主管 签字 盖章 有效期 用途 事由 起止时间 金额大写 收款人 付款人 户名 摘要 车牌号 运费 保险 检验结果 标准 结论 温度 湿度").split()
UNITS = "个 件 台 套 箱 袋 包 瓶 桶 本 张 卷 米 吨 公斤 斤 元 元/吨 双 条 只 支 批 次 人 天 月 年 kg g mm cm m ㎡ ml L W V A % ℃ 小时 页 份 项 亩 平方米".split()
CAPITALS = "零壹贰叁肆伍陆柒捌玖"
DIGITS = "〇一二三四五六七八九"


class Texts:
    """Draws texts; the same seed gives the same ones."""

    def __init__(self, alphabet: Alphabet, seed: int) -> None:
        self.alphabet = alphabet
        self.rng = Random(seed)
        listed = [line.split(" ") for line in DICTIONARY.read_text("utf-8").split("\n")]
        words = [(entry[0], entry[2]) for entry in listed if len(entry) == 3 and int(entry[1]) >= SEEN_OFTEN and len(entry[0]) < 8 and alphabet.spells(entry[0])]
        self.words = {name: [word for word, kind in words if kind in kinds] for name, kinds in KINDS.items()}
        self.english = [w for w in ENGLISH.read_text("utf-8").split("\n") if 2 < len(w) < 10 and w.isascii() and w.isalpha()]
        self.ideographs = sorted({c for word, _ in words for c in word if "\u4e00" <= c <= "\u9fff"})
        self.signs = [c for c in alphabet.characters if ord(c) < 0x80 or 0x2010 < ord(c) < 0x3100 or ord(c) > 0xFF00]

    def draw(self) -> str:
        kind = self.rng.choices(["phrase", "number", "mixed", "label", "place", "firm", "rare"], [26, 16, 20, 10, 9, 9, 10])[0]
        text = getattr(self, kind)()
        return text if self.alphabet.spells(text) and len(text) <= 22 else self.draw()

    def one(self, kind: str) -> str:
        return self.rng.choice(self.words[kind])

    def phrase(self) -> str:
        noun, other, verb, plain = self.one("nouns"), self.one("nouns"), self.one("verbs"), self.one("adjectives")
        return self.rng.choice([noun, f"{plain}{noun}", f"{verb}{noun}", f"{noun}{other}", f"{noun}的{other}", f"{noun}、{other}", f"{noun}，{verb}{other}", f"{noun}（{other}）", f"{noun}({other})", f"{verb}{noun}。", f"请{verb}{noun}", f"《{noun}{other}》",
                                f"“{noun}”", f"{noun}及{other}", f"{noun}是否{verb}", f"□{noun} □{other}", f"□{noun}", f"☑{noun}", f"注：{noun}{verb}", f"{noun}/{other}", f"{noun}：{other}", f"{verb}{noun}；", f"已{verb}", f"无{noun}", f"{noun}{verb}情况"])

    def integer(self, most: int = 5) -> str:
        return str(self.rng.randrange(10 ** self.rng.randint(1, most)))

    def capitals(self) -> str:
        rng = self.rng
        digits = [f"{rng.choice(CAPITALS[1:])}{unit}" for unit in ("万", "仟", "佰", "拾", "") if rng.random() < 0.6]
        return "".join(digits or ["壹"]) + rng.choice(["元整", "圆整", f"元{rng.choice(CAPITALS[1:])}角", f"元{rng.choice(CAPITALS[1:])}角{rng.choice(CAPITALS[1:])}分"])

    def price(self) -> str:
        number = f"{self.rng.randrange(10 ** self.rng.randint(1, 7)):{self.rng.choice(['', ','])}}.{self.rng.randrange(100):02d}"
        return self.rng.choice([f"¥{number}", f"￥{number}", f"¥ {number}", f"{number}元", number, number, f"-{number}", f"{number}（含税）", f"人民币{number}元", self.capitals()])

    def date(self) -> str:
        rng = self.rng
        y, m, d = rng.randint(1985, 2035), rng.randint(1, 12), rng.randint(1, 31)
        spelled = "".join(DIGITS[int(c)] for c in str(y))
        return rng.choice([f"{y}年{m}月{d}日", f"{y}年{m:02d}月{d:02d}日", f"{y} 年 {m} 月 {d} 日", f"{y}-{m:02d}-{d:02d}", f"{y}.{m}.{d}", f"{y}/{m:02d}/{d:02d}", f"{m}月{d}日", f"{y}年{m}月", f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}",
                           f"{y}-{m:02d}-{d:02d} {rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}", f"{spelled}年{DIGITS[m % 10]}月", f"{m}月{d}日上午{rng.randint(7, 11)}时", f"{y}年第{m}期"])

    def code(self) -> str:
        rng = self.rng
        letters = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(rng.randint(1, 4)))
        return rng.choice([f"{letters}-{self.integer()}", f"{letters}{rng.randint(2015, 2030)}{self.integer(4)}", f"No.{self.integer()}", f"NO：{self.integer(8)}", f"第{self.integer(4)}号", f"〔{rng.randint(2015, 2030)}〕{self.integer(3)}号", str(rng.randrange(10**17, 10**18)),
                           f"{self.integer(3)}×{self.integer(3)}mm", f"{self.integer(3)}*{self.integer(3)}", f"Φ{self.integer(3)}", f"GB/T {self.integer(5)}-{rng.randint(2000, 2025)}", f"{letters}/{self.integer(3)}", f"{rng.choice('京沪粤苏浙川鲁')}{letters[0]}·{self.integer(5)}", f"{self.integer(2)}#"])

    def telephone(self) -> str:
        rng = self.rng
        number = rng.choice([f"0{rng.randint(10, 899)}-{rng.randrange(10**6, 10**8)}", f"1{rng.randrange(3 * 10**9, 10**10)}", f"1{rng.randint(30, 99)} {rng.randrange(1000, 9999)} {rng.randrange(1000, 9999)}", f"400-{rng.randrange(100, 999)}-{rng.randrange(1000, 9999)}"])
        return rng.choice(["电话：", "电话:", "传真：", "手机 ", "TEL:", "Tel：", "", ""]) + number

    def number(self) -> str:
        rng = self.rng
        counted = lambda: f"{self.integer(4)}{rng.choice(['', '', ' '])}{rng.choice(UNITS)}"
        return rng.choices([self.price, self.date, self.code, self.telephone, counted, lambda: f"{self.integer(2)}.{self.integer(2)}{rng.choice(UNITS)}"], [24, 24, 20, 12, 16, 4])[0]()

    def place(self) -> str:
        rng = self.rng
        town, road = self.one("places"), rng.choice([self.one("places"), self.one("nouns")]) + rng.choice(ROADS)
        block = rng.choice([f"{rng.randint(1, 999)}号", f"{rng.randint(1, 999)}弄{rng.randint(1, 60)}号", f"{rng.randint(1, 40)}栋{rng.randint(101, 2999)}室", f"{rng.randint(1, 20)}号楼{rng.randint(1, 6)}单元"])
        return rng.choice([f"{rng.choice(PROVINCES)}{town}", f"{town}{road}", f"{road}{block}", f"{town}市{road}", f"{rng.choice(PROVINCES)}{town}{road}{block}", f"{town}村{rng.randint(1, 20)}组", f"邮编：{rng.randrange(100000, 999999)}"])

    def firm(self) -> str:
        rng = self.rng
        name = rng.choice([self.one("places"), self.one("nouns"), self.one("persons")]) + rng.choice(TRADES) + rng.choice(FIRMS)
        person = self.one("persons")
        return rng.choice([name, f"{self.one('places')}{name}", f"{name}{rng.choice(OFFICES)}", self.one("firms"), f"{rng.choice(OFFICES)} {person}", f"{person}{rng.choice(TITLES)}", f"{rng.choice(TITLES)}：{person}", person, f"{name}（{self.one('places')}）"])

    def label(self) -> str:
        rng = self.rng
        label = rng.choice(LABELS) if rng.random() < 0.6 else self.one("nouns")
        if rng.random() < 0.2 and len(label) == 2:
            label = f"{label[0]} {label[1]}"
        label += rng.choice(["", "", "", "名称", "日期", "金额", "（元）", "(盖章)", "（签字）", f"（{rng.choice(UNITS)}）", f"/{rng.choice(LABELS)}", f" {rng.choice(self.english)}"])
        return label + rng.choices(["", "：", ":", " :"], [55, 25, 16, 4])[0]

    def mixed(self) -> str:
        rng = self.rng
        word, english = rng.choice([self.one("nouns"), self.one("adjectives") + self.one("nouns")]), rng.choice(self.english)
        english = rng.choice([english, english.upper(), english.capitalize()])
        return rng.choice([f"{word} {self.number()}", f"{word}{self.number()}", f"{self.label()} {self.number()}", f"{self.label()}{self.number()}", f"{self.code()} {word}", f"{english}{word}", f"{word}（{self.number()}）", f"{word}({self.number()})", f"{word} {english}",
                           f"{english} {self.number()}", f"{self.date()}前{self.one('verbs')}", f"{self.date()} {word}", english, f"{rng.choice(LABELS)} {english.capitalize()}", f"{rng.choice(LABELS)}/{english.capitalize()}", f"{rng.randint(1, 12)}、{word}", f"{rng.randint(1, 12)}.{word}",
                           f"（{rng.choice(DIGITS[1:])}）{word}", f"{rng.choice(DIGITS[1:])}、{word}", f"共{self.integer(2)}{rng.choice(UNITS)}", f"{word}第{self.integer(2)}次", f"{self.number()}/{self.number()}"])

    def rare(self) -> str:
        rng = self.rng
        signs = self.ideographs if rng.random() < 0.75 else self.signs
        return "".join(rng.choice(signs) for _ in range(rng.randint(1, 7)))
