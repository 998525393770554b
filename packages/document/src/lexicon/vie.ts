import type { Lexicon } from "./lexicon";

export const vietnamese: Lexicon = {
  language: "vie",
  fields: {
    po_number:
      "số | số đơn hàng | số đơn đặt hàng | đơn hàng số | đơn đặt hàng số | số po | mã đơn hàng | mã đơn đặt hàng | số đđh | số đơn | po số | đơn đặt hàng | đơn hàng",
    order_date: "ngày đặt hàng | ngày đặt | ngày đơn hàng | ngày đơn đặt hàng | ngày lập đơn",
    delivery_date:
      "ngày giao hàng | ngày giao | thời gian giao hàng | hạn giao hàng | thời hạn giao hàng | ngày giao dự kiến | ngày nhận hàng | ngày cần hàng | dự kiến giao hàng | ngày yêu cầu giao hàng | ngày giao hàng dự kiến | thời gian giao | giờ giao | thời gian giao hàng dự kiến",
    due_date: "hạn thanh toán | ngày đến hạn | ngày thanh toán | hạn trả | thời hạn thanh toán",
    payment_terms:
      "điều kiện thanh toán | điều khoản thanh toán | hình thức thanh toán | phương thức thanh toán | thanh toán | hình thức tt | httt",
    delivery_terms:
      "điều kiện giao hàng | điều khoản giao hàng | phương thức giao hàng | hình thức giao hàng",
    currency:
      "tiền tệ | loại tiền | đơn vị tiền tệ | đồng tiền | loại tiền tệ | đồng tiền thanh toán",
    buyer:
      "bên mua | đơn vị đặt hàng | người mua | người mua hàng | đơn vị mua hàng | khách hàng | tên khách hàng | tên đơn vị mua hàng | bên đặt hàng | tên đơn vị | công ty | bên a | đơn vị | đơn vị mua | tên công ty | bên mua hàng | bên nhận hàng | họ tên người mua hàng | người đặt | khách",
    buyer_contact:
      "người đặt hàng | nhân viên mua hàng | người yêu cầu | cán bộ mua hàng | người đề nghị | phụ trách mua hàng | phụ trách",
    buyer_phone: "điện thoại bên mua | điện thoại người mua",
    buyer_email: "email bên mua | email người mua",
    supplier:
      "nhà cung cấp | kính gửi | bên bán | đơn vị bán | đơn vị bán hàng | người bán | tên nhà cung cấp | đơn vị cung cấp | nhà thầu | bên b | bên bán hàng | ncc | nhà phân phối | kính gửi công ty | cửa hàng",
    supplier_contact:
      "người nhận | người đại diện bên bán | liên hệ nhà cung cấp | gửi đến | người bán hàng phụ trách",
    ship_to:
      "giao hàng đến | giao đến | địa chỉ giao hàng | nơi giao hàng | nơi giao | địa điểm giao hàng | nơi nhận hàng | giao hàng tại | địa điểm nhận hàng | địa chỉ nhận hàng | nơi nhận | giao tới | giao tại | địa điểm giao | kho nhận",
    bill_to:
      "xuất hóa đơn cho | địa chỉ xuất hóa đơn | thông tin xuất hóa đơn | hóa đơn gửi đến | địa chỉ hóa đơn | xuất hóa đơn | gửi hóa đơn đến",
    tax_id: "mã số thuế | mst | mã số thuế bên mua | mã thuế | mã số dn | mã số doanh nghiệp",
    quote_number: "số báo giá | báo giá số | báo giá | theo báo giá | theo báo giá số | mã báo giá",
    project:
      "công trình | dự án | tên dự án | hạng mục | tên công trình | nội dung | v v | về việc | bộ phận | trung tâm chi phí | phòng ban | mục đích | mã dự án | trích yếu | hợp đồng",
    subtotal:
      "cộng tiền hàng | cộng | tiền hàng | tổng tiền hàng | thành tiền trước thuế | tổng trước thuế | tạm tính | cộng tiền | tổng tiền trước thuế | tổng cộng trước thuế | tổng tiền chưa thuế | tổng giá trị trước thuế | cộng trước thuế | cộng tiền món | tiền món | tổng tiền món | tổng cộng hàng | tổng tiền hàng hóa | tổng thành tiền | tổng phụ | tổng tiền trước giảm giá | cộng tiền hàng trước thuế | tiền trước thuế | cộng tiền hàng hóa dịch vụ | cộng tiền thanh toán | cộng đồ ăn uống | sau chiết khấu",
    tax: "thuế gtgt | thuế | tiền thuế | tiền thuế gtgt | thuế giá trị gia tăng | vat | thuế vat | thuế suất gtgt tiền thuế gtgt | tổng tiền thuế | thuế gtgt đã bao gồm | đã bao gồm vat | đã bao gồm thuế | bao gồm vat | trong đó thuế | vat đã bao gồm | tổng thuế | tổng tiền thuế gtgt | trong đó vat",
    discount:
      "chiết khấu | giảm giá | khuyến mãi | chiết khấu thương mại | tiền chiết khấu | giảm trừ | tổng giảm giá | tổng khuyến mãi | giảm giá thành viên | voucher | phiếu giảm giá | mã giảm giá | tiết kiệm | bạn tiết kiệm | quý khách tiết kiệm | chiết khấu thành viên | giảm hóa đơn | tổng chiết khấu | ck hóa đơn",
    shipping:
      "phí vận chuyển | chi phí vận chuyển | cước vận chuyển | vận chuyển | phí giao hàng | tiền vận chuyển | phí ship",
    total:
      "tổng cộng | tổng tiền | tổng thanh toán | tổng cộng tiền thanh toán | tổng số tiền | tổng giá trị | tổng tiền thanh toán | tổng giá trị đơn hàng | thành tiền sau thuế | tổng cộng sau thuế | phải thanh toán | tổng | tổng số tiền thanh toán | số tiền thanh toán | tổng giá trị thanh toán | khách phải trả | cần thanh toán | tổng tiền sau thuế | phải trả | khách cần trả | tổng hóa đơn | tổng bill | tổng phải trả | còn phải trả | tổng tiền phải trả | tổng tiền phải thanh toán | khách phải thanh toán | thực thu | tiền phải trả | số tiền phải trả | tổng thu | tiền sau thuế | tổng tiền phiếu này | còn phải thu | tổng cộng phải trả",
    notes:
      "ghi chú | lưu ý | chú ý | chú thích | yêu cầu khác | ghi chú đơn hàng | yêu cầu đặc biệt | nội dung ghi chú",
  },
  general: {
    issue_date: "ngày | ngày lập | ngày tháng | ngày phát hành | ngày lập phiếu | ngày chứng từ",
    addressee: "gửi",
    contact:
      "liên hệ | người đại diện | đại diện | ông bà | người giao dịch | người liên hệ | người phụ trách",
    phone:
      "điện thoại | số điện thoại | đt | sđt | di động | tel | đt liên hệ | hotline | số đt | đtdđ | điện thoại liên hệ",
    email: "email | thư điện tử | địa chỉ email | e mail",
    address:
      "địa chỉ | trụ sở | địa chỉ liên hệ | nơi ở | địa chỉ thường trú | hộ khẩu thường trú | chỗ ở hiện nay | quê quán | nơi sinh | địa chỉ nhà cung cấp | địa chỉ khách hàng | địa chỉ bên mua | địa chỉ bên bán | địa chỉ công ty | địa chỉ người mua | địa chỉ đơn vị | nơi thường trú",
    date: "ngày hóa đơn | ngày sinh | sinh ngày | ngày xuất kho | ngày nhập kho | ngày cấp | ngày bắt đầu | ngày kết thúc | ngày in | từ ngày | đến ngày | thời gian | giờ vào | giờ ra | ngày hiệu lực | ngày xuất | ngày bán | ngày hết hạn | ngày nhập | ngày đến | ngày đi | giờ đến | giờ đi | ngày nhận phòng | ngày trả phòng | ngày nhận | ngày trả | giờ in | ngày giờ | ký ngày | ngày ký | ngày duyệt | ngày hđ | ngày khởi hành | ngày chuyển đổi",
    number:
      "phiếu giao hàng số | số phiếu giao hàng | phiếu xuất kho số | số hóa đơn | hóa đơn số | ký hiệu | mẫu số | số tài khoản | stk | tài khoản | số phiếu | số hợp đồng | hợp đồng số | mã khách hàng | mã kh | mã nhà cung cấp | mã ncc | cmnd | cccd | số cmnd | số cccd | số chứng từ | số tham chiếu | tham chiếu | mã nhân viên | số chứng minh | căn cước công dân | số căn cước | biển số xe | số phiếu xuất | số lượng kiện | mã hồ sơ | bàn | số bàn | số phiếu thu | số phiếu chi | phiếu thu số | phiếu chi số | số biên nhận | biên nhận số | số bảo hiểm | số thẻ | số hộ chiếu | số seri | số lô | số hồ sơ | mã bệnh nhân | số vận đơn | vận đơn số | số đặt phòng | số giấy phép | mã sinh viên | mã cqt | mã của cơ quan thuế | mã tra cứu | mã nhận hóa đơn | mã biểu mẫu | mã gd | số tk | mã đơn | mã đơn thuốc | xe số | số xe | theo hợp đồng | theo hợp đồng số | theo hđ số | số ct | số chứng từ gốc kèm theo | phiếu xuất | kèm phiếu xuất kho | gpp số | niêm chì | liên | tài khoản bên bán | tài khoản bên mua | số biên lai | mã số đvcqhvnsnn",
    other:
      "vận chuyển bằng | đơn vị công tác | nội dung đề nghị | nội dung | nơi ở hiện nay | số tiền bằng chữ | bằng chữ | tổng tiền bằng chữ | viết bằng chữ | fax | ngân hàng | tại ngân hàng | chi nhánh | họ và tên | họ tên | tên | giới tính | quốc tịch | dân tộc | tôn giáo | nghề nghiệp | chức vụ | nơi cấp | trình độ | website | thu ngân | tiền khách đưa | tiền thừa | khách đưa | tiền mặt | đã thanh toán | còn lại | đặt cọc | đưa trước | trả trước | phương tiện vận chuyển | đơn vị vận chuyển | lý do | lý do xuất | xuất tại kho | kho | nhân viên | phòng | loại | trạng thái | thuế suất | bảo hành | thời gian bảo hành | nhập tại kho | người giao hàng | người nhận hàng | chữ ký | tình trạng hôn nhân | nơi làm việc | cơ quan | chuyên ngành | lớp | trường | mã qr | nơi ở hiện tại | họ tên cha | họ tên mẹ | bệnh nhân | họ tên bệnh nhân | chẩn đoán | tuổi | chiều cao | cân nặng | nhóm máu | huyết áp | bác sĩ | phòng khám | ngày khám | lời dặn | biển số | số khung | số máy | chủ xe | chủ hộ | người nộp | người gửi | nơi gửi | số kiện | địa điểm | mục đích sử dụng | giá trị khai báo | số trang | lý do nghỉ | kết quả | nước xuất xứ | phương tiện | số phòng | tên khách | đã nhận của | số tiền là | lý do nộp | lý do chi | kèm theo | tiền thối lại | tiền thối | tiền trả lại | trả lại khách | thối lại | tiền khách trả | khách thanh toán | khách trả | khách đưa tiền | làm tròn | phụ thu | phí phục vụ | phí dịch vụ | phí giao dịch | tổng số lượng | tổng sl | tổng số món | số món | số mặt hàng | tổng mặt hàng | điểm tích lũy | điểm tích luỹ | điểm thưởng | điểm cộng | tổng điểm | điểm hiện có | số khách | người nộp đơn | người làm đơn | ngày nộp đơn | ngày nộp hồ sơ | ngày tiếp nhận | ngày nhận hồ sơ | ngày hẹn trả kết quả | số tiếp nhận | số quyết định | ngày quyết định | cơ quan cấp | có giá trị đến | thời gian bắt đầu | thời gian kết thúc | thời hạn | họ và tên cha | họ và tên mẹ | họ và tên người bệnh | họ và tên học sinh | họ tên học sinh | họ và tên con | họ tên khai sinh | họ chữ đệm tên | tên gọi khác | ngày tháng năm sinh | chức danh | mã số nhân viên | ngày vào làm | số ngày nghỉ | số giờ làm thêm | lý do xin nghỉ | người bàn giao | mức lương | địa chỉ tạm trú | nơi đăng ký thường trú | nơi cư trú | số định danh cá nhân | số điện thoại liên hệ | điện thoại di động | người liên hệ khẩn cấp | quan hệ | quan hệ với người bệnh | quan hệ với chủ hộ | họ tên chủ hộ | người giám hộ | phụ huynh | khóa học | niên khóa | giáo viên chủ nhiệm | mã học sinh | số thẻ bhyt | mã thẻ bhyt | số sổ bhxh | bác sĩ điều trị | khoa | triệu chứng | tiền sử bệnh | tiền sử dị ứng | dị ứng | mạch | nhiệt độ | ngày vào viện | ngày ra viện | ngày tái khám | số bệnh án | nhãn hiệu | số loại | màu sơn | số km | lái xe | tài xế | địa điểm thi công | địa điểm xây dựng | chủ đầu tư | diện tích | thửa đất số | tờ bản đồ số | giá thuê | tiền đặt cọc | bên cho thuê | bên thuê | thiết bị | tên thiết bị | số sê ri | tình trạng hư hỏng | nội dung sửa chữa | kỹ thuật viên | chủ tài khoản | tên tài khoản | số lượng người | số người tham dự | địa điểm tổ chức | thời gian tổ chức | nơi đến | nơi đi | nội dung yêu cầu | ý kiến | chỉ số cũ | chỉ số mới | số công tơ | bàn số | thu ngân ca | mã thẻ thành viên | quầy | phục vụ | trả lại | tích điểm | số dư điểm | mã giao dịch | mã chuẩn chi | số lượng món | số hđ | nv bán hàng | đã đặt cọc | đã cọc | tiền cọc | đã trả trước | đã trả | nợ cũ | nợ trước | tổng công nợ | công nợ | tiền thừa trả khách | chuyển khoản qr | quẹt thẻ | số tiền viết bằng chữ | ký bởi | được ký bởi | tra cứu hóa đơn tại | tra cứu hđđt | nhân viên kinh doanh | nvbh | nv tư vấn | hình thức giao | lý do xuất kho | kho xuất | người nhận đơn | họ và tên người nhận hàng | ý kiến bên nhận | tình trạng hàng khi giao | chứng từ kèm theo | tổng số kiện | cả bì | thể tích | đóng gói | lần ban hành | hạng thẻ | điểm tích lũy lần này | tổng điểm hiện có | điểm còn lại | điểm mới | trừ điểm | zalo | đặt phòng | tàu chuyến | cước biển | yêu cầu chất lượng | wifi | mk | mk wifi | mật khẩu | mật khẩu wifi | pass wifi | chủ tk | ngân hàng thụ hưởng",
  },
  columns: {
    line_no: "stt | số tt | tt | số thứ tự",
    item_code:
      "mã hàng | mã sản phẩm | mã sp | mã hàng hóa | mã vật tư | mã số | mã | mã vt | ký mã hiệu | mã hiệu | quy cách mã | mã vạch",
    description:
      "tên hàng hóa | tên hàng | diễn giải | tên sản phẩm | mô tả | tên hàng hóa dịch vụ | tên vật tư | sản phẩm | hàng hóa | nội dung | tên quy cách | mặt hàng | tên hàng quy cách | tên món | món | dịch vụ | tên dịch vụ | hàng hóa dịch vụ | tên thiết bị | mô tả hàng hóa | chi tiết | tên hàng hóa quy cách | nội dung chi | nội dung chi tiết | mục đích | lý do chi | tên hàng hóa vật tư | tên vật tư hàng hóa | tên nhãn hiệu quy cách | tên thuốc | tên hàng và quy cách phẩm chất | hạng mục | hạng mục công việc | tên công việc | loại chi phí | khoản chi | thiết bị | dụng cụ | tên dụng cụ | nguyên liệu | tên nguyên liệu | phụ tùng | tên phụ tùng | món ăn | tên món ăn | tên sách | tên vật liệu | vật liệu | loại hàng | xét nghiệm | tên xét nghiệm | nội dung công việc | hạng mục công việc",
    quantity:
      "số lượng | sl | s lượng | khối lượng | số lượng đặt | sl đặt | số lượng giao | thực xuất | yêu cầu | số lượng yêu cầu | thực nhập | số kiện | số ngày | số giờ | số lượng thực xuất | số lượng thực nhập | theo chứng từ | số tháng | số đêm",
    unit: "đvt | đơn vị tính | đơn vị | đv | đ vị",
    unit_price:
      "đơn giá | đgiá | giá | đơn giá vnd | giá bán | đơn giá chưa vat | đơn giá đ | giá đơn vị | đơn giá chưa thuế | giá lẻ | giá sỉ | giá niêm yết | mức giá | giá tiền | đơn giá có thuế | giá 1 đơn vị | đ giá | giá vnd | đơn giá vnđ",
    discount: "chiết khấu | ck | giảm giá | ck % | tỷ lệ ck",
    tax_rate: "thuế suất | thuế | vat | thuế gtgt | thuế suất gtgt | % thuế",
    amount:
      "thành tiền | ttiền | số tiền | tổng tiền | thành tiền vnd | cộng tiền | thành tiền đ | giá trị | t tiền | tổng | thành tiền chưa thuế | thành tiền có thuế | số tiền chi | giá trị hàng hóa | tiền hàng | kinh phí | chi phí | trị giá | t tiền vnd | thành tiền vnđ | t.tiền",
    delivery_date: "ngày giao | ngày giao hàng | thời gian giao hàng | hạn giao",
  },
  otherColumns:
    "ghi chú | xuất xứ | quy cách | nhãn hiệu | hãng | hãng sản xuất | tiền thuế | bảo hành | trọng lượng | kích thước | số lô | hạn dùng | hạn sử dụng | chất liệu | màu sắc | tiền chiết khấu | hình ảnh | thông số | chủng loại | số seri | ngày | nhà cung cấp | số hóa đơn | ngày hóa đơn | chứng từ | mã hs | mã số hs | nước xuất xứ | trọng lượng tịnh | trọng lượng cả bì | ký hiệu | đơn vị thực hiện | người phụ trách | thời gian",
  titles:
    "đơn đặt hàng | đơn hàng | hóa đơn | hóa đơn giá trị gia tăng | hóa đơn gtgt | hóa đơn bán hàng | phiếu xuất kho | phiếu nhập kho | phiếu giao hàng | biên bản giao nhận | báo giá | bảng báo giá | bảng giá | phiếu thu | phiếu chi | giấy đề nghị | phiếu đặt hàng | phiếu đăng ký | đơn đăng ký | tờ khai | hợp đồng | hợp đồng mua bán | biên nhận | hóa đơn thanh toán | phiếu thanh toán | giấy biên nhận | đơn xin | phiếu tính tiền | phiếu yêu cầu | phiếu bảo hành | giấy đề nghị thanh toán",
  terms:
    "điều khoản và điều kiện | điều khoản chung | điều kiện chung | quy định chung | các điều khoản | điều khoản | điều khoản khác",
  notices:
    "lưu ý | chú ý | ghi chú quan trọng | quan trọng | hướng dẫn | hướng dẫn ghi | chú thích",
  assents: "có",
  refusals: "không",
  ticking: "đánh dấu | đánh dấu x | chọn một | chọn nhiều | tích vào | khoanh tròn",
  signatures:
    "ghi rõ | đóng dấu | người lập phiếu | người lập | giám đốc | kế toán trưởng | thủ kho | người nhận hàng | người giao hàng | ký ghi rõ họ tên | ký tên đóng dấu | ký họ tên | phê duyệt | kiểm tra | người duyệt | thủ trưởng đơn vị | đại diện bên mua | đại diện bên bán | trưởng phòng | người mua hàng | người bán hàng | kế toán | người nộp tiền | thủ quỹ | tổng giám đốc | người làm đơn | người khai | xác nhận | chữ ký | ký tên | người lập biểu | người đăng ký | duyệt",
  greetings:
    "xin cảm ơn | trân trọng | trân trọng cảm ơn | cảm ơn quý khách | hẹn gặp lại | trân trọng kính chào | xin chân thành cảm ơn | hẹn gặp lại quý khách",
  attendants: "thu ngân | nhân viên | phục vụ | nv bán hàng | người bán | nhân viên bán hàng",
  persons:
    "giới tính | tuổi | ngày sinh | năm sinh | ngày tháng năm sinh | quan hệ | nghề nghiệp | quốc tịch | dân tộc | họ và tên | họ tên | số cccd",
  free: "miễn phí | tặng | hàng tặng | tặng kèm",
  paging: "trang | tiếp theo trang sau | còn tiếp | xem trang sau | tiếp trang sau",
  weekdays:
    "thứ hai, thứ 2 | thứ ba, thứ 3 | thứ tư, thứ 4 | thứ năm, thứ 5 | thứ sáu, thứ 6 | thứ bảy, thứ 7 | chủ nhật, cn",
  links: "của | và | cho",
  agents: "bởi",
  reckoning: "trừ | cộng",
  abbreviations: "tp | ths | bs | pgs | gs",
  organisations:
    "công ty | cty | tnhh | cổ phần | doanh nghiệp | dntn | tập đoàn | xí nghiệp | hợp tác xã | htx | chi nhánh | nhà máy | trường | bệnh viện | cửa hàng | siêu thị | nhà hàng | trung tâm",
};
