import { addField, addOptional, type Draft, escapeHtml, type Marked } from "./draft";
import type { Speech } from "./speech";

export type HeadStyle = "left" | "centre" | "right" | "bar" | "split" | "ruled";
export type PartyStyle = "columns" | "cells" | "beside" | "stacked" | "filled";

export interface Company {
  name: string;
  lines: string[];
}

export function chooseCompanies(speech: Speech, count: number): Company[] {
  const names = speech.several("companies", count);
  const addresses = speech.several("addresses", count);
  return names.map((name, index) => ({
    name,
    lines: (addresses[index % addresses.length] ?? "").split(" ; ").map((line) => line.trim()),
  }));
}

/** Letterhead and title: printed, and asked of nobody. */
export function setHead(
  style: HeadStyle,
  company: Company,
  key: "buyer" | "supplier",
  title: string,
  speech: Speech,
  draft: Draft,
): string {
  const name = `<div class="company">${addOptional(draft, key, company.name)}</div>`;
  const address = addOptional(draft, key, company.lines.join("\n"));
  const contact = speech.random.chance(0.6) ? `<div>${setPhone(speech, draft)}</div>` : "";
  const printed = `<h1>${addOptional(draft, null, title)}</h1>`;
  return `<header class="${style}"><div>${name}<div class="address">${address}</div>${contact}</div>${printed}</header>`;
}

function setPhone(speech: Speech, draft: Draft): string {
  const { label, value } = addField(draft, {
    key: null,
    label: speech.label("phone") + (speech.random.chance(0.5) ? speech.colon : ""),
    value: speech.phone(),
    optional: true,
  });
  return `${label} ${value}`;
}

export interface Party {
  key: string | null;
  /** Null for an addressee who stands there without a label. */
  label: string | null;
  company: Company;
}

export function setParties(
  style: PartyStyle,
  parties: readonly Party[],
  speech: Speech,
  draft: Draft,
): string {
  const colon = style === "beside" || speech.random.chance(0.4) ? speech.colon : "";
  const blocks = parties.map(({ key, label, company }): Marked => {
    const value = [company.name, ...company.lines].join("\n");
    if (label === null) return { label: "", value: addOptional(draft, key, value) };
    return addField(draft, { key, label: label + colon, value });
  });
  const html = blocks.map((block) => `<div><b>${block.label}</b><p>${block.value}</p></div>`);
  return `<div class="parties ${style}">${html.join("")}</div>`;
}

/** What every document prints and nobody wants as a field. */
export interface Noise {
  terms: boolean;
  greeting: boolean;
  signatures: number;
  footer: boolean;
  pageNumbers: boolean;
}

export function setNoise(noise: Noise, speech: Speech): string {
  const terms = noise.terms ? `<p class="terms">${escapeHtml(speech.say("terms"))}</p>` : "";
  const greeting = noise.greeting ? `<p>${escapeHtml(speech.say("greetings"))}</p>` : "";
  const lines = speech
    .several("signatures", noise.signatures)
    .map((caption) => `<div><u></u><small>${escapeHtml(caption)}</small></div>`);
  const signed = lines.length > 0 ? `<div class="signatures">${lines.join("")}</div>` : "";
  return terms + greeting + signed;
}

/** Footer and number of one page. */
export function setFooter(noise: Noise, page: number, pages: number, speech: Speech): string {
  const number = noise.pageNumbers
    ? speech.say("pageNumbers").replace("##", String(pages)).replace("#", String(page))
    : "";
  const footer = noise.footer ? speech.say("footers") : "";
  return `<footer><span>${escapeHtml(footer)}</span><span>${escapeHtml(number)}</span></footer>`;
}
