import type { Sheet } from "./sheet";

export const asianSheets: readonly Sheet[] = [
  {
    code: "jpn",
    title: "施設利用申込書",
    form: "様式第3号",
    fill: "print",
    bars: true,
    body: `
## 申込者
@grid
フリガナ = ミズタニ アオイ | 生年月日 = 昭和58年4月9日
氏名 = 水谷 葵 | 年齢 = 41
住所 = 青葉市緑町3丁目7番1号 | 郵便番号 = 001-0447
電話番号 = 090-0000-1187 | 勤務先 =
## 利用内容
@cells
利用日 = 令和6年11月3日 | 利用時間 = 13時～16時 | 人数 = 24名
利用目的 = 合唱の練習 | 使用備品 =
@lines
? 利用する部屋 = 和室, *大会議室, 調理室
? 減免 = 有, *無
使用料 = 3,600円 | 受付番号 =
> 記入された個人情報は施設の利用に関する連絡以外には使用いたしません。`,
  },
  {
    code: "jpn",
    title: "出張旅費精算書",
    fill: "print",
    bars: false,
    body: `
@grid
所属 = 営業第二課 | 社員番号 = 40718
氏名 = 黒木 亮太 | 申請日 = 2023年6月2日
出張先 = 松濱支店 | 用件 = 展示会の準備
期間 = 5月29日～5月31日 | 同行者 =
@plain
交通費 = 28,460
宿泊費 = 17,600
日当 = 6,000
雑費 =
合計 = 52,060
仮払金 = 50,000
差引支給額 = 2,060`,
  },
  {
    code: "jpn",
    title: "検査成績書",
    form: "QA-112",
    fill: "print",
    bars: false,
    body: `
@cells
納入先 = 株式会社北斗精工 | 品名 = 段付シャフト | 図番 = HK-0447-2
ロット番号 = L2306-18 | 数量 = 120個 | 検査日 = 2023/06/14 | 検査員 =
@heads
外径 (mm) = 12.01 | 全長 (mm) = 85.3 | 硬度 (HRC) = 58 | 外観 = 良
@lines
? 判定 = *合格, 不合格, 特採
備考 =`,
  },
  {
    code: "zho",
    title: "住户登记表",
    form: "表三",
    fill: "print",
    bars: true,
    body: `
## 基本情况
@grid
姓名 = 沈嘉禾 | 性别 = 女
出生日期 = 1986年7月12日 | 民族 = 汉
身份证号码 = 000000198607120042 | 婚姻状况 =
工作单位 = 青原水务公司 | 联系电话 = 000-5550 1187
## 住房情况
@cells
楼栋 = 7号楼 | 单元 = 2 | 房号 = 1103 | 面积 = 89.5平方米
@lines
? 住房性质 = *自有, 租赁, 单位
? 是否养犬 = 是, *否
车牌号 = | 车位号 = B-118`,
  },
  {
    code: "zho",
    title: "货物托运单",
    form: "第二联 收货人",
    fill: "print",
    bars: false,
    body: `
@cells
托运人 = 宁岭陶瓷厂 | 收货人 = 海安百货商店 | 运单号 = 0047118
发站 = 宁岭 | 到站 = 海安东 | 车号 =
@heads
品名 = 瓷盘 | 件数 = 36 | 重量（公斤） = 540 | 包装 = 木箱
@plain
运费 = 648.00
保价费 = 20.00
装卸费 =
费用合计 = 668.00
@lines
? 付款方式 = *到付, 现付, 月结
经办人 = 罗一鸣 | 日期 = 2012年3月8日`,
  },
  {
    code: "zho",
    title: "设备维修申请单",
    fill: "print",
    bars: false,
    body: `
@grid
申请部门 = 包装车间 | 申请日期 = 2021-09-15
设备名称 = 封口机 | 设备编号 = FK-204
故障现象 = 温度不稳定 | 紧急程度 =
申请人 = 韦小川 | 分机 = 8207
@plain
维修人员 = 石磊
更换配件 = 加热管两根
停机时间 = 4小时
验收意见 =`,
  },
  {
    code: "vie",
    title: "ĐƠN ĐĂNG KÝ LẮP ĐẶT ĐIỆN KẾ",
    form: "Mẫu số 07",
    fill: "print",
    bars: true,
    body: `
## THÔNG TIN KHÁCH HÀNG
@cells
Họ và tên = Đỗ Khánh Linh | Ngày sinh = 14/02/1990 | Số CCCD = 000190007118
Địa chỉ lắp đặt = Số 8, ngõ 41, đường Hoa Sữa | Điện thoại =
@lines
? Mục đích sử dụng = *Sinh hoạt, Kinh doanh, Sản xuất
? Loại điện kế = *1 pha, 3 pha
Công suất đăng ký (kW) = 4,5 | Số hộ dùng chung =
Ngày đề nghị = 06/08/2022 | Người tiếp nhận = Trần Vũ
> Tôi cam kết những nội dung kê khai trên là đúng và chịu trách nhiệm về lời khai của mình.`,
  },
  {
    code: "vie",
    title: "PHIẾU KHÁM SỨC KHỎE",
    fill: "print",
    bars: false,
    body: `
@under
Họ tên bệnh nhân = Lý Minh Quân | Tuổi = 37 | Giới tính = Nam
Mã số = BN-40718 | Ngày khám = 22/11/2019 | Phòng khám = Nội tổng quát
@plain
Chiều cao = 171 cm
Cân nặng = 66 kg
Huyết áp = 120/75
Nhịp tim =
Chẩn đoán = Viêm họng nhẹ
Lời dặn của bác sĩ = Uống nhiều nước
@lines
Hẹn tái khám = | Bác sĩ = Phan Thu Hà`,
  },
];
