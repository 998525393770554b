import type { Lexicon } from "./lexicon";

/** Indonesian, with the Malay words for the same where they differ. */
export const indonesian: Lexicon = {
  language: "ind",
  fields: {
    po_number:
      "no po | nomor po | no pesanan | nomor pesanan | no pembelian | nomor pembelian | no order | no pesanan pembelian | pesanan pembelian | nombor pesanan | no pesanan belian",
    order_date:
      "tanggal pesanan | tgl pesanan | tanggal order | tgl order | tanggal po | tarikh pesanan",
    delivery_date:
      "tanggal kirim | tgl kirim | tanggal pengiriman | tgl pengiriman | tarikh penghantaran | tarikh hantar | dikirim tanggal",
    due_date:
      "jatuh tempo | tanggal jatuh tempo | tgl jatuh tempo | tarikh akhir | tarikh akhir bayaran | batas pembayaran | bayar sebelum",
    payment_terms:
      "syarat pembayaran | cara pembayaran | pembayaran | metode pembayaran | cara bayar | terma bayaran | kaedah pembayaran | cara bayaran | termin pembayaran",
    delivery_terms: "syarat pengiriman | terma penghantaran | cara pengiriman",
    currency: "mata uang | mata wang",
    buyer:
      "pembeli | pelanggan | nama pelanggan | nama pembeli | konsumen | pemesan | nama konsumen | plg",
    supplier: "pemasok | penjual | nama pemasok | pembekal | penyedia | vendor",
    ship_to:
      "alamat pengiriman | kirim ke | dikirim ke | tujuan | alamat tujuan | alamat penghantaran | hantar ke | penerima",
    bill_to: "tagihan kepada | alamat penagihan | ditagihkan kepada | bil kepada | alamat bil",
    tax_id:
      "npwp | no npwp | npwpd | no cukai | no pendaftaran cukai | no gst | no sst | no id cukai",
    quote_number: "no penawaran | nomor penawaran | penawaran | no sebut harga",
    project: "proyek | nama proyek | perihal | keperluan | projek | bagian | departemen",
    subtotal:
      "sub total | subtotal | jumlah sebelum pajak | total harga | total belanja | jumlah kecil | jumlah sebelum cukai | total sebelum pajak | dpp | harga jual | total jasa | total suku cadang",
    tax: "pajak | ppn | pb1 | pb 1 | pajak restoran | pajak resto | cukai | cukai perkhidmatan | cukai jualan | pajak pb1 | tax pb1 | pbjt | termasuk dpp",
    discount:
      "diskon | potongan | potongan harga | hemat | anda hemat | total diskon | diskaun | diskon member | voucher | total hemat | disc member | diskon langganan | total potongan",
    shipping:
      "ongkos kirim | ongkir | biaya kirim | biaya pengiriman | kos penghantaran | caj penghantaran",
    total:
      "total | grand total | jumlah | total bayar | total pembayaran | total tagihan | jumlah total | jumlah besar | jumlah bayaran | jumlah keseluruhan | total akhir | jumlah dibayar | total penjualan | tagihan | harus dibayar",
    notes: "catatan | keterangan | ket | cat | pesan | nota | keterangan lain",
  },
  general: {
    issue_date: "tanggal | tgl | tarikh",
    addressee: "kepada | kepada yth | kpd | kpd yth",
    contact: "kontak | narahubung | u p | hubungi",
    phone:
      "telepon | telp | tlp | no telp | no hp | hp | no telepon | nomor telepon | h p | wa | whatsapp | no wa | no tel | nombor telefon | telefon | telefon bimbit | no telefon",
    email: "surel | email | e mail | emel",
    address: "alamat | almt | domisili | alamat rumah | alamat surat menyurat | alamat kantor",
    date: "tanggal faktur | tgl faktur | tanggal lahir | tgl lahir | tarikh lahir | jam | waktu | masuk | keluar | cetak | tanggal cetak | masa | pukul | hari | tanggal masuk | tanggal keluar | tarikh invois | buka | tutup | tgl jam | tgl masuk | janji selesai | est selesai | selesai | mulai | mulai main | waktu bayar | servis berikutnya | diambil tanggal",
    number:
      "no | nomor | no faktur | nomor faktur | no nota | no invoice | no struk | no transaksi | nomor transaksi | no bill | no bon | no surat | nomor surat | no surat jalan | no resit | no invois | no rekening | nomor rekening | no akaun | nik | no ktp | no ic | no kad pengenalan | no pelanggan | no anggota | no member | meja | no meja | antrian | no antrian | pos | kode pos | poskod | nopol | no polisi | no kendaraan | no referensi | no kwitansi | struk | bon | trx | no trx | shift | mesin | terminal | kassa | id pesanan | nomor struk | id member | kode member | nmid | rrn qris | ref qris | no rak | tipe order | edc | approval",
    other:
      "kasir | juruwang | pelayan | waiter | tunai | cash | kembali | kembalian | uang kembali | baki | bayar | dibayar | debit | kartu kredit | kartu debit | kad kredit | qris | transfer | pembulatan | genapan | pelarasan | biaya layanan | layanan | service | servis | caj perkhidmatan | pax | tamu | jumlah tamu | jumlah item | total item | total qty | jumlah barang | poin | point | poin anda | saldo | baki mata | nama | nama lengkap | nama penuh | tempat lahir | tempat tanggal lahir | jenis kelamin | jantina | agama | pekerjaan | status perkawinan | kewarganegaraan | warganegara | jabatan | jawatan | unit kerja | instansi | kota | kabupaten | provinsi | kecamatan | kelurahan | rt rw | negeri | bandar | bank | atas nama | a n | terbilang | untuk pembayaran | sudah terima dari | telah terima dari | uang sejumlah | banyaknya uang | hormat kami | sopir | kendaraan | berat | berat bersih | berat kotor | ekspedisi | tipe | jenis | merek | warna | ukuran | garansi | lama | alasan | umur | usia | kelas | sekolah | wali | nama orang tua | nama ayah | nama ibu | golongan darah | berat badan | tinggi badan | dokter | pasien | diagnosa | keluhan | jml tamu | pramusaji | kartu | no kartu | poin didapat | saldo poin | appr | no ref | total poin | poin diperoleh | poin baru | poin ditukar | sisa poin | kata sandi | sandi wifi | masa berlaku | jml item | jml layanan | jml porsi | jml brg | tot kg | jasa | produk | mekanik | pemilik | plg | ksr | diterima oleh | diambil oleh | nama order | uang muka | dp reservasi | dp booking | sisa | sisa bayar | sisa tagihan | kurang bayar | kurang | dibayar tunai | poin hari ini | poin transaksi ini | stempel | issuer | penerbit | layanan wa | sandi | wifi pass | harga normal | timbangan | garansi jasa | jasa layanan | cetak ke | reservasi | kursi | jml barang",
  },
  columns: {
    line_no: "no | nomor | no urut",
    item_code: "kode | kode barang | kode produk | kode item | kod | kod barang | sku | part no",
    description:
      "nama barang | barang | uraian | keterangan | deskripsi | nama produk | jenis barang | nama item | menu | butiran | perkara | keterangan barang | uraian barang | nama menu | pekerjaan | jenis pekerjaan | peralatan | alat | nama alat | perangkat | bahan baku | nama bahan | suku cadang | nama obat | obat | menu makanan | judul buku | perabot | perlengkapan | bahan yang digunakan | pemeriksaan | jenis pemeriksaan | uraian pekerjaan",
    quantity:
      "qty | jumlah | banyaknya | banyak | kuantitas | jml | kuantiti | volume | vol | kuantum",
    unit: "satuan | sat | unit | kemasan",
    unit_price:
      "harga | harga satuan | harga unit | harga seunit | hrg | harga sat | tarif | @ harga",
    discount: "diskon | potongan | diskaun",
    tax_rate: "pajak | ppn | cukai",
    amount:
      "jumlah | total | jumlah harga | subtotal | total harga | amaun | jumlah rp | jumlah rm | harga total",
    delivery_date: "tanggal kirim | tgl kirim | tarikh hantar",
  },
  otherColumns:
    "ukuran | warna | berat | merek | tipe | tanggal | tgl | catatan | no batch | kadaluarsa | expired | colly | koli | hubungan | umur | pendidikan | pekerjaan | nama | paraf",
  titles:
    "faktur | faktur pajak | faktur penjualan | nota | kwitansi | struk | surat jalan | pesanan pembelian | surat pesanan | penawaran harga | tanda terima | bukti pembayaran | invois | resit | resit rasmi | nota hantaran | pesanan belian | formulir | borang | formulir pendaftaran | borang permohonan | surat permohonan",
  terms: "syarat dan ketentuan | ketentuan | terma dan syarat | syarat syarat",
  notices: "perhatian | penting | catatan | peringatan | perhatian khusus | peringatan penting",
  assents: "ya",
  refusals: "tidak",
  ticking:
    "centang | beri tanda | pilih salah satu | lingkari | coret yang tidak perlu | tandakan | pilih yang sesuai | boleh lebih dari satu | pilih semua yang sesuai",
  signatures:
    "tanda tangan | ttd | hormat kami | penerima | yang menerima | disetujui oleh | diketahui oleh | dibuat oleh | diperiksa oleh | tandatangan | mengetahui | pengirim | yang menyerahkan | cap rasmi | menyetujui",
  greetings:
    "terima kasih | terima kasih atas kunjungan anda | selamat datang | terima kasih sila datang lagi | selamat berbelanja kembali | terima kasih telah berbelanja | dengan hormat | sampai jumpa lagi",
  attendants: "kasir | pelayan | pramusaji | dilayani oleh | juruwang | staf | ksr",
  persons:
    "jenis kelamin | jantina | umur | usia | tanggal lahir | tempat lahir | hubungan | hubungan keluarga | pekerjaan | kewarganegaraan | agama | status perkawinan | nama lengkap | nik",
  attention: "up | u p",
  free: "gratis | percuma | cuma cuma | bonus",
  paging: "halaman | muka surat | hal | dari | daripada | lanjutan",
  months:
    "januari, jan | februari, feb | maret, mar | april, apr | mei | juni, jun | juli, jul | agustus, agu, ags | september, sep | oktober, okt | november, nov | desember, des",
  weekdays:
    "senin, sen | selasa, sel | rabu, rab | kamis, kam | jumat, jum'at, jum | sabtu, sab | minggu, ahad, min",
  reckoning: "termasuk",
  streets: "jalan | jl | jln",
  abbreviations:
    "no | jl | jln | kel | kec | kab | prov | tgl | telp | hal | dr | ir | drs | bpk | sdr | dsn | tbk | thn | bln",
  organisations:
    "pt | cv | ud | tb | toko | koperasi | yayasan | perusahaan | sdn | bhd | sdn bhd | kedai | restoran | warung | rumah makan | depot",
};
