import { expect, it } from "vitest";
import { isMonth, parseDate } from "./date";

it.each([
  ["26.11.2026", ["2026-11-26"]],
  ["2026-05-11", ["2026-05-11"]],
  ["03/04/2026", ["2026-04-03", "2026-03-04"]],
  ["14 March 2026", ["2026-03-14"]],
  ["March 14, 2026", ["2026-03-14"]],
  ["Jul 9, 2026", ["2026-07-09"]],
  ["12 mars 2026", ["2026-03-12"]],
  ["5 de enero de 2026", ["2026-01-05"]],
  ["3. Januar 2026", ["2026-01-03"]],
  ["11 maja 2026", ["2026-05-11"]],
  ["2026年4月30日", ["2026-04-30"]],
  ["令和8年4月30日", ["2026-04-30"]],
  ["2026年4月30日（木） 10:30", ["2026-04-30"]],
  ["昭和 41年8月9日", ["1966-08-09"]],
  ["大正元年12月1日", ["1912-12-01"]],
  ["ngày 15 tháng 6 năm 2026", ["2026-06-15"]],
  ["14/03/26 10:42", ["2026-03-14"]],
  ["pon. 14.03.2026", ["2026-03-14"]],
  ["terça-feira, 14/04/2026", ["2026-04-14"]],
  ["vrijdag 3 juli 2026", ["2026-07-03"]],
  ["Kamis, 5 Maret 2026", ["2026-03-05"]],
  ["Thứ Sáu, 13/03/2026", ["2026-03-13"]],
])("reads %s", (text, days) => {
  expect(parseDate(text)?.days).toEqual(days);
});

it.each([
  ...["Net 30", "Soll 14.03.2026", "12.50", "32/13/2026", "000-0234", "May", "1/2"],
  ...["2026年12月1", "2027年1月20日　銀行振込"],
])("refuses %s", (text) => {
  expect(parseDate(text)).toBeNull();
});

it("knows months with and without a year", () => {
  const months = [
    "April 1988",
    "Mai",
    "Sept.",
    "mars 2024",
    "março de 2023",
    "3月",
    "令和5年10月分",
    "tháng 3",
  ];
  expect(months.filter((text) => !isMonth(text))).toEqual([]);
  const others = ["Rent April 2024", "3", "14 March 2026", "Maybe", "12月1日", "Total", "Mar. 5"];
  expect(others.filter(isMonth)).toEqual([]);
});
