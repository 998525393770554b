import type { Lexicon } from "./lexicon";

export const english: Lexicon = {
  language: "eng",
  fields: {
    po_number:
      "order | purchase order | purchase order number | purchase order no | purchase order # | po number | po no | po # | p o number | p o no | p o # | po | po ref | po reference | order number | order no | order # | order id | order reference | order ref | our order no | our order number | your order no | your order number | your order | customer po | customer po number | customer order no | customer order number | buyers order no | po id",
    order_date:
      "order date | po date | date of order | purchase order date | date ordered | ordered on | ordered | order placed | po issue date",
    delivery_date:
      "delivery date | required by | required date | date required | need by | needed by | need date | delivery due | due in | deliver by | deliver on | expected | expected delivery | expected date | expected delivery date | requested delivery | requested delivery date | delivery required | required delivery date | ship date | ship by | shipping date | ship on | arrival date | eta | promised date | in hands date | date of delivery | delivered on | requested date | dispatch date | date wanted | wanted by | delivery by",
    due_date:
      "due date | payment due | payment due date | due | pay by | payable by | date due | due on | invoice due date | please pay by",
    payment_terms:
      "payment terms | terms of payment | terms | payment | payment conditions | pay terms | payment method | method of payment | credit terms | settlement terms | net terms | payment type | paid by | mode of payment",
    delivery_terms:
      "delivery terms | terms of delivery | incoterms | incoterm | shipping terms | freight terms | fob | fob point | f o b | delivery conditions | trade terms | shipment terms | incoterms 2020",
    currency: "currency | currency code | order currency | document currency",
    buyer:
      "buyer | purchaser | customer | customer name | ordered by | client | client name | buyer name | buying company | sold to | order from | company | company name | from | issued by | purchasing entity",
    buyer_contact:
      "buyer contact | requested by | requester | requisitioner | requestor | raised by | order placed by | ordered by | purchasing agent | purchasing contact | purchasing officer | our contact | contact at buyer | placed by | created by | originator | authorised buyer | buyer name | procurement contact | our ref contact | purchaser name",
    buyer_phone: "buyer phone | buyer tel | buyer telephone | purchasing phone | our phone",
    buyer_email: "buyer email | buyer e mail | purchasing email | our email",
    supplier:
      "supplier | supplier name | vendor | vendor name | seller | seller name | order to | ordered from | purchase from | manufacturer | to supplier | issued to | vendor details | supplier details | contractor | merchant | supplied by | to vendor | store | store name",
    supplier_contact:
      "supplier contact | vendor contact | attention | attn | for the attention of | fao | vendor contact name | seller contact | sales contact | sales rep | sales representative | salesperson | your contact | account manager | contact at supplier",
    ship_to:
      "ship to | deliver to | delivery address | delivery to | shipping address | ship to address | delivery location | delivery site | place of delivery | consignee | destination | goods to | delivered to | deliver goods to | delivery point | recipient | receiving address | shipping to | delivery address details | site address",
    bill_to:
      "bill to | invoice to | billing address | invoice address | bill to address | invoices to | send invoice to | send invoices to | invoicing address | charge to | billed to | invoiced to | accounts payable address",
    tax_id:
      "tax id | tax no | tax number | vat no | vat number | vat id | vat reg no | vat registration number | vat registration no | gst no | gst reg no | gstin | abn | ein | tin | tax code | tax registration number | tax registration no | fein | federal tax id | tax identification number | company tax id | gst number | gst registration no | gst id | vat reg",
    quote_number:
      "quote number | quote no | quote # | quote ref | quote reference | quotation | quotation number | quotation no | quotation ref | your quote | your quotation | quote | offer number | offer no | quotation reference | ref quote | rfq no | rfq number | estimate no | estimate number | your offer | proposal no | bid number | quote id",
    project:
      "project | project name | project no | project number | project code | cost centre | cost center | job | job no | job number | job name | property | subject | department | cost code | work order | charge code | site | re | account code | gl code | budget code | contract | reference project | project ref | dept",
    subtotal:
      "subtotal | goods | sub total | net total | goods total | total net | net amount | total ex gst | total excl gst | total ex vat | total excl vat | total excluding vat | total excluding gst | total excluding tax | total before tax | merchandise total | goods value | amount before tax | net value | net | taxable amount | total excl tax | total ex tax | item total | items total | order value | total exclusive of vat | total net amount | lines total | value of goods | subtotal amount | total taxable amount | sub ttl | food total",
    tax: "tax | sales tax | vat | gst | hst | pst | vat amount | tax amount | total vat | total tax | tax total | gst amount | vat total | consumption tax | plus vat | service tax | value added tax | estimated tax | state tax | use tax | vat payable | add vat",
    discount:
      "discount | trade discount | volume discount | less discount | total discount | rebate | order discount | discount amount | less | early payment discount | promotion | savings | promo | coupon | special discount | quantity discount | discounts",
    shipping:
      "shipping | freight | shipping and handling | shipping handling | delivery charge | delivery charges | delivery | carriage | postage | postage and packing | freight charges | handling | delivery fee | shipping cost | shipping costs | transport | packing and carriage | shipping charges | delivery cost | freight charge | p p | shipping fee | s h | freight and handling | carriage and packing | transport charge | courier",
    total:
      "total | grand total | sum total | totals | total amount | order total | total due | amount due | total order value | balance due | total inc gst | total incl vat | total incl gst | total including vat | total including gst | total including tax | total payable | amount payable | net payable | invoice total | total order amount | po total | total price | total cost | gross total | total gross | total value | total amount due | total sales | total to pay | total inc vat | payable amount | total incl tax | final total | purchase total | nett total | amount to pay | rounded total | total rounded | order amount",
    notes:
      "notes | note | comments | comment | remarks | remark | special instructions | instructions | delivery instructions | shipping instructions | message | additional information | memo | comments or special instructions | delivery notes | notes to supplier | notes to vendor | special requirements | further information | observations | additional notes | notes and instructions | comments and special instructions",
  },
  general: {
    issue_date:
      "issue date | issued | issued on | date of issue | date issued | date | document date | placed on",
    addressee: "to",
    contact:
      "contact | contact name | contact person | name of contact | person in charge | enquiries to",
    phone:
      "phone | tel | telephone | phone no | tel no | telephone no | phone number | telephone number | mobile | cell | mobile no | ph | call | direct line | contact no | contact number | hotline | tel fax",
    email: "email | e mail | mail | email address | e mail address",
    address:
      "address | street | street address | registered office | office | head office | location | mailing address",
    date: "invoice date | delivery note date | receipt date | statement date | transaction date | print date | date printed | printed | revision date | date of birth | birth date | dob | start date | end date | effective date | expiry date | expiration date | valid until | valid to | valid from | date of invoice | tax point | date received | received date | date submitted | date of application | date of visit | shipped on | dispatch date | date time | period | from date | to date | quote date | signed on | date signed | time | hour | period covered | billing period",
    number:
      "invoice number | invoice no | invoice # | delivery note no | delivery note number | receipt no | receipt number | receipt # | account no | account number | account | acct no | customer no | customer number | customer id | customer code | client no | supplier no | supplier ref | vendor ref | supplier number | supplier code | vendor no | vendor number | vendor id | vendor code | reference | ref | ref no | our ref | our reference | your ref | your reference | reference no | reference number | document no | document number | doc no | tracking no | tracking number | bank account | iban | bic | swift | swift code | sort code | routing number | company no | company number | registration no | registration number | reg no | serial no | serial number | policy number | policy no | member id | member no | employee id | employee no | case no | case number | file no | file number | form no | revision | rev | version | page count | bill no | check no | check number | cheque no | table no | table | terminal | till | register | transaction no | transaction id | trans no | auth code | approval code | card no | card number | license no | licence no | license number | permit no | passport no | id no | id number | national id | social security number | ssn | zip | zip code | postcode | postal code | room | room no | dept no | ticket no | ticket | invoice | batch no | contract no | contract number | agreement no | requisition no | requisition number | requisition | release no | store no | store # | route | carton no | container no | docket no | consignment no | waybill no | bl no | lot no | plate no | vehicle no | unit no | lease no | claim no | fax no | ein no | npi",
    other:
      "fax | ship via | shipped via | shipping method | delivery method | carrier | mode of shipment | mode of transport | amount in words | total in words | in words | bank | bank name | account name | beneficiary | website | web | city | state | country | name | full name | first name | last name | surname | given name | middle name | title | position | job title | occupation | gender | sex | age | nationality | marital status | signature of | relationship | employer | school | status | type | category | priority | approved by | checked by | prepared by | received by | cashier | server | clerk | operator | served by | no of guests | guests | covers | change | cash | change due | amount tendered | tendered | cash tendered | paid | amount paid | deposit | balance | visa | mastercard | card | debit | credit | tip | gratuity | service charge | rounding | rounding adj | rounding adjustment | total qty | total quantity | total items | number of items | items | item count | no of items | qty | total weight | gross weight | net weight | weight | no of packages | number of packages | packages | volume | warranty | validity | lead time | tolerance | material | drawing no | brand | model | make | colour | color | size | product | product name | product code | quantity | method | location code | warehouse | insurance | shift | driver | region | territory | division | section | manager | supervisor | reason | purpose | result | results | comments by | diagnosis | allergies | emergency contact | hours | rate | total hours | organization | organisation | budget | estimate | copies to | cc | via | by | from to | media | circulation | market | sample | study | test | test date | submitted by | requested for | approved | reviewed by | authorised by | authorized by | distribution | language | source | district | county | province | apt | suite | po box | phone fax | previous balance | opening balance | closing balance | amount | outstanding | prepaid | bank details | vat rate | tax rate | exchange rate | terms code | freight type | confirmed by | entered by | point of sale | fax number | number of pages | no of pages | pages | place of birth | birthplace | father s name | mother s name | maiden name | spouse | blood type | blood group | insured | policyholder | name of insured | claimant | patient | patient name | physician | doctor | referring physician | specimen | collected | collection date | reported | shipper | consignor | notify party | notify | port of loading | port of discharge | vessel | vessel name | voyage | voyage no | seal no | license plate | vehicle | mileage | year | year built | applicant | name of applicant | owner | landlord | tenant | lender | borrower | guarantor | witness | next of kin | date of loss | cause of loss | remarks by | building | floor | project manager | requested date of service | storage | shelf life | appearance | temperature | humidity",
  },
  columns: {
    line_no:
      "# | no | line | line no | item no | item # | pos | position | line # | s no | sl no | sr no | ln | seq | sl | row | line item | item number | s n",
    item_code:
      "item code | code | sku | part no | part number | part # | item number | item no | cat no | catalogue no | catalog no | catalog number | product code | product no | article | article no | article number | stock code | material | material no | item # | item id | product id | model | model no | ref | reference | upc | ean | vendor part no | supplier code | barcode | stock no | mfr part no | part | your part no | our part no | hs code | order code | catalogue number | product number | art no",
    description:
      "description | item | item description | product | product description | product name | goods | description of goods | article description | material description | service | services | details | particulars | items | item name | name | item and description | description of goods and services | description of services | part description | title | work description | activity | goods description | product details | menu item | article name",
    quantity:
      "quantity | qty | qty ordered | ordered | order qty | quantity ordered | no of units | units ordered | pcs | count | qnty | quant | hours | hrs | qty shipped | shipped | qty delivered | delivered | qty req | quantity required | order quantity | number | amount ordered | quantity delivered | qty shipped | pieces | no off",
    unit: "unit | uom | u m | um | unit of measure | pack | pack size | units | measure | pkg | package | per | packing | unit measure | packaging | u o m",
    unit_price:
      "unit price | price | unit cost | price each | rate | cost | each | price per unit | unit rate | net price | list price | price unit | unit price net | unit net | cost each | item price | unit value | price ea | unit amount | nett price | selling price | retail price | rrp | wholesale price | trade price | price excl vat | price per | net unit price | trade",
    discount:
      "discount | disc | disc % | discount % | % disc | rebate | less | disc amt | line discount",
    tax_rate:
      "tax rate | vat | vat rate | gst | tax | vat % | tax % | gst % | tax code | vat code | sales tax | gst rate | % vat",
    amount:
      "amount | line total | total | extended | extension | net | net amount | total price | line amount | extended price | ext price | value | total amount | total cost | extended amount | line value | net value | sum | ext | total value | sub total | subtotal | net total | total excl vat | amount due | ext amount | goods value | extended cost | line net | nett | charge | charges | cost total | price total",
    delivery_date:
      "delivery date | due date | required | required date | ship date | need by | deliver by | date required | delivery | date needed | required by | promised | delivery due | expected | requested date | due",
  },
  otherColumns:
    "remarks | remark | notes | note | comments | weight | size | colour | color | brand | origin | country of origin | serial no | batch | batch no | lot | lot no | expiry | expiry date | location | bin | project | account | gl account | cost centre | date | status | picture | image | specification | spec | specifications | dimensions | thickness | material | balance | back ordered | backorder | b o | outstanding | remaining | moq | min qty | minimum order | volume | vat amount | tax amount | gst amount | gross | gross amount | tax amt | width | height | length | condition | grade | gross weight | net weight | packages | cartons | category | type | lead time | drawing no | rev | allergens | month | reference | invoice no | invoice date | due date | debit | credit | paid",
  titles:
    "purchase order | invoice | tax invoice | commercial invoice | proforma invoice | pro forma invoice | sales invoice | delivery note | delivery order | packing list | packing slip | receipt | sales receipt | price list | quotation | quote | estimate | order | work order | sales order | order confirmation | order acknowledgement | credit note | debit note | statement | statement of account | application form | registration form | order form | remittance advice | bill | bill of lading | goods received note | dispatch note | despatch note | request for quotation | requisition | purchase requisition | timesheet | expense report | expense claim | contract | certificate | memorandum | memo | fax | cash receipt | bill of materials | standard purchase order | blanket order | service order | shipping note | consignment note | claim form | questionnaire | enrolment form | release order | official order | local purchase order | rent invoice | catalogue",
  terms:
    "terms and conditions | conditions of purchase | terms of purchase | general terms | terms and conditions of purchase | standard terms | terms conditions | general conditions | conditions of sale | terms of sale | important notice | disclaimer | legal notice | purchase conditions | standard terms and conditions",
  signatures:
    "authorized signature | authorised signature | signature | signed | signed by | approved by | authorized by | authorised by | prepared by | checked by | received by | signature and stamp | authorised signatory | authorized signatory | for and on behalf of | sign here | reviewed by | company stamp | stamp | name and signature | customer signature | supplier signature | buyer signature | vendor signature | signature date | print name | accepted by | applicant signature | signature of applicant | received in good condition | drivers signature | drivers signature",
  greetings:
    "dear sir or madam | dear sirs | dear sir madam | to whom it may concern | yours faithfully | yours sincerely | kind regards | best regards | sincerely | thank you for your business | thank you | thank you for your order | thank you for shopping | please come again | regards | many thanks | have a nice day | thanks for visiting",
  paging:
    "page | of | continued | continued on next page | continued overleaf | carried forward | brought forward | to be continued | cont d | continued from previous page | end of document | p",
  organisations:
    "inc | ltd | llc | plc | corp | corporation | company | co | limited | pty | llp | gmbh | group | holdings | industries | enterprises | trading | partners | associates | supplies | services | lp | pte | sdn bhd | bhd | incorporated | foundation | university | hospital | council | traders | works",
};
