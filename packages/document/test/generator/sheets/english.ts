import type { Sheet } from "./sheet";

export const englishSheets: readonly Sheet[] = [
  {
    code: "eng",
    title: "APPLICATION FOR MOORING PERMIT",
    form: "HM-27 (Rev. 04/11)",
    fill: "typewriter",
    bars: true,
    body: `
## SECTION 1 - OWNER
@cells
1. Last name = Trevanion | 2. First name = Hester | 3. Middle initial =
4. Street and number = 41 Ropewalk Lane | 5. Town = Pellmouth | 6. Zip = 00417
7. Daytime telephone = 555 0148 | 8. Evening telephone = | 9. Emergency telephone =
## SECTION 2 - VESSEL
10. Name of vessel = Grey Heron | 11. Hull no. = XK-20713 | 12. Year built = 1988
13. Length overall (ft) = 27.5 | 14. Beam (ft) = 8.2 | 15. Draft (ft) = | 16. Horsepower = 40
@lines
? 17. Type of hull = Wood, *Fiberglass, Steel, Other
? 18. Holding tank installed = *Yes, No
## SECTION 3 - FOR OFFICE USE ONLY
@cells
Mooring assigned = C-114 | Fee received = $85.00 | Received by = J. Polk | Expires =
> Under penalties of perjury I declare that the statements made herein are true and complete to the best of my knowledge.
!RECEIVED HARBOR OFFICE`,
  },
  {
    code: "eng",
    title: "INTEROFFICE MEMORANDUM",
    fill: "typewriter",
    bars: false,
    body: `
@memo
TO: = R. L. Hathersage
FROM: = D. Quillby
DATE: = November 14, 1986
RE: = Humidity trial, second series
CC: = M. Oduya, File 44
> The second series was begun on Monday. Panels one to six were kept at sixty percent for two days and weighed each morning; panels seven to twelve stayed in the corridor. No change worth noting was seen in either group.
@plain
Project code = HT-0862
Charge to = Dept. 310
Samples returned = 12
Samples lost =
> Please let me have your remarks before the end of the month.`,
  },
  {
    code: "eng",
    title: "FAX COVER SHEET",
    fill: "hand",
    bars: false,
    body: `
@lines
To: = Anselm Brodie | From: = Kit Farrow
Company: = Lowmoor Castings | Phone: = 555-0117
Fax number: = 555-0190 | Fax number: =
Date: = 3/22/94 | Time: = 10:40 am
No. of pages incl. cover: = 3 | Our file: =
Subject: = Price list for gaskets
? Reply requested = Urgent, *At your leisure, None
> The contents of this message are meant for the person named above. If you have had it by mistake, please telephone us at once and destroy it.`,
  },
  {
    code: "eng",
    title: "LABORATORY REPORT",
    form: "Form LR-8",
    fill: "print",
    bars: false,
    body: `
@under
Patient = Corbin Ashdale | Patient ID = 0046-118 | Date of birth = 02/17/1954 | Sex = M
Ordering physician = Dr. W. Imrie | Accession no. = K7-33019 | Specimen = Serum | Fasting =
Collected = 05/06/2008 07:45 | Received = 05/06/2008 11:20 | Reported = 05/07/2008 | Status = Final
## RESULTS
@plain
Sodium = 139 mmol/L
Potassium = 4.4 mmol/L
Chloride = 103 mmol/L
Glucose = 5.9 mmol/L
Creatinine =
Comment = Slightly haemolysed
> Reference ranges are given for adults. Results relate only to the specimen received.`,
  },
  {
    code: "eng",
    title: "STRAIGHT BILL OF LADING - SHORT FORM",
    form: "Original - Not Negotiable",
    fill: "typewriter",
    bars: false,
    body: `
@cells
SHIPPER = Nantlow Glassworks ; 300 Kiln Street ; Marlbridge, OH 43999 | CONSIGNEE = Tidewater Fixtures ; Dock 4, Pier Avenue ; Saltonport, MD 21999
SHIPPER'S NO. = 5-2207 | CARRIER'S NO. = 118 664 | PRO NUMBER = | TRAILER NO. = T-904
ROUTE = Via Altoona | DELIVERING CARRIER = Brightway Lines | VEHICLE INITIAL = BL
@heads
No. packages = 14 | Kind of package = Crates, glass | Weight (lbs) = 1,260 | Class or rate = 70 | Check column =
@lines
? Freight charges = Prepaid, *Collect, Third party
C.O.D. amount = | Declared value = $2,400.00
Per = T. Wexley | Date = 6/30/79`,
  },
  {
    code: "eng",
    title: "Notice of Loss",
    form: "NL-3 / 1992",
    fill: "hand",
    bars: true,
    body: `
## Policyholder
@lines
Name of insured = Orla Pemberton
Policy no. = FH 70-2216 | Agent's code = 091
Mailing address = 9 Tollgate Close, Wenbury
Home phone = 555 0163 | Business phone =
## Loss
Date of loss = 9 Jan 1993 | Hour = 6 pm
Where did it happen = Kitchen, rear wall
Kind of loss = Burst pipe
? Was anyone injured = Yes, *No
? Were the police notified = Yes, *No, Not needed
Estimated amount of damage = $1,150 | Amount of deductible =
Name of other insurer = | Policy no. =
> Any person who knowingly presents a false claim is guilty of a crime and may be subject to fines.`,
  },
  {
    code: "eng",
    title: "MATERIAL SAMPLE REQUEST",
    form: "SR-104",
    fill: "typewriter",
    bars: true,
    body: `
@grid
Requested by = P. Glanville | Ext. = 2274
Department = Product Development | Date needed = 12/01/83
Brand style = Filter 85 mm | Cost center =
Sample size = 2 cartons | Ship by = Air
## SPECIFICATIONS
@plain
Circumference (mm) = 24.8
Paper permeability = 32
Tip length (mm) = 25
Draw resistance =
Moisture (%) = 12.6
Special instructions = Wrap singly, mark with code only
@lines
Approved by = | Date =
Prepared by = L. Mundy | Date = 11/18/83`,
  },
  {
    code: "eng",
    title: "VISITOR QUESTIONNAIRE",
    fill: "hand",
    bars: false,
    body: `
> Please take a minute to tell us about your visit. Your answers remain anonymous.
@lines
1. Date of your visit = 17 July | 2. Number in party = 4
? 3. How did you hear of us = Newspaper, *Friends, Radio, Sign
? 4. How long did you stay = Under 1 hour, *1-2 hours, Longer
? 5. Would you come again = *Yes, No, Not sure
6. What did you like best = The old mill
7. What could be better =
8. Home town = Askerby | 9. Age group = 35-44
? 10. May we write to you = Yes, *No`,
  },
  {
    code: "eng",
    title: "CERTIFICATE OF ANALYSIS",
    form: "QC 5.14",
    fill: "print",
    bars: false,
    body: `
@grid
Product = Citric acid, granular | Lot number = 2207-A
Date of manufacture = 08-Mar-2019 | Retest date = 08-Mar-2022
Customer = Dunmore Confectioners | Quantity = 25 x 20 kg
## Determinations
@heads
Assay (%) = 99.8 | Water (%) = 0.2 | Chloride (ppm) = < 5 | Iron (ppm) = | Appearance = White
@plain
Storage = Below 25 °C, dry
Shelf life = 36 months
Country of origin =
Released by = S. Okonjo
> This certificate was issued by a computer system and is valid without signature.`,
  },
  {
    code: "eng",
    title: "DOG LICENSE REGISTRATION",
    form: "Clerk Form 9",
    fill: "hand",
    bars: false,
    body: `
@cells
OWNER'S NAME = Barnaby Stroud | LICENSE YEAR = 1997 | TAG NO. = 0318
RESIDENCE = 22 Fennel St. | TELEPHONE =
DOG'S NAME = Biscuit | BREED = Terrier mix | COLOR = Tan
AGE = 3 yrs | RABIES CERT. NO. = 88-401 | VACCINATION EXPIRES = 5/98 | VETERINARIAN =
@lines
? SEX = Male, *Female, Neutered, Spayed
? SIZE = *Small, Medium, Large
FEE PAID = $6.00 | LATE FEE = | TOTAL = $6.00`,
  },
  {
    code: "eng",
    title: "Wire Transfer Request",
    form: "BK-77",
    fill: "print",
    bars: true,
    body: `
## Ordering party
@cells
Name of account holder = Ferrisgate Orchards LLC | Account to be debited = 00 4471 902
Contact person = Nell Ferris | Telephone = +1 555 0171
## Beneficiary
Beneficiary name = Obsthof Lindau | Beneficiary account / IBAN = DE00 1234 0000 5566 77
Bank name and address = Seebank eG, Uferweg 1, Lindau | SWIFT/BIC =
## Payment
Amount in figures = 12,480.00 | Currency = EUR | Value date = 21 Oct 2024
Amount in words = Twelve thousand four hundred and eighty only
@lines
? Charges = *Shared, Sender, Receiver
Purpose of payment = Sorting machine, second instalment
Authorised by = | Date =`,
  },
  {
    code: "eng",
    title: "MONTHLY MEDIA PLAN",
    form: "Region 6",
    fill: "typewriter",
    bars: false,
    body: `
@plain
ACCOUNT = Silverleaf Teas
AGENCY = Pruett & Dole
MARKET = Twin Rivers
ISSUE DATE = 9/84
SPACE = Half page, black and white
POSITION =
CIRCULATION = 61,300
@heads
Gross cost = $4,120.00 | Discount = 2% | Net cost = $4,037.60 | Closing date = 7/25/84
@memo
Remarks: = Copy to follow
Order no.: =
Buyer: = C. Nettles`,
  },
];
