import { addField, type Draft, escapeHtml, mark } from "./draft";
import type { Speech } from "./speech";

export type BoxStyle = "cross" | "tick" | "brackets" | "round" | "filled";

/** A question with boxes, one of them ticked: its value is the choice. With none ticked it is a blank. */
export function setChoices(
  style: BoxStyle,
  question: string,
  blank: boolean,
  speech: Speech,
  draft: Draft,
): string {
  const [label = "", choices = ""] = question.split(" = ");
  const options = choices.split(", ");
  const chosen = blank ? -1 : speech.random.whole(0, options.length - 1);
  const printed = label + (speech.random.chance(0.4) ? speech.colon : "");
  const field = blank
    ? null
    : addField(draft, { key: null, label: printed, value: options[chosen] ?? "" });
  const id = `f${draft.count - 1}v`;
  const parts = options.map((option, index) => {
    const text = index === chosen ? mark(id, option) : escapeHtml(option);
    return `<span class="option">${boxOf(style, index === chosen)}&nbsp;${text}</span>`;
  });
  return `<div class="choices"><b>${field?.label ?? escapeHtml(printed)}</b> ${parts.join(" ")}</div>`;
}

export function boxOf(style: BoxStyle, on: boolean): string {
  if (style === "brackets") return on ? "[x]" : "[ ]";
  const sign = {
    cross: '<path d="M2 2L10 10M10 2L2 10"/>',
    tick: '<path d="M2 6L5 10L11 1"/>',
    round: '<circle cx="6" cy="6" r="2.6" fill="#000"/>',
    filled: '<rect x="2.5" y="2.5" width="7" height="7" fill="#000"/>',
  }[style];
  const frame =
    style === "round"
      ? '<circle cx="6" cy="6" r="5.2"/>'
      : '<rect x="0.8" y="0.8" width="10.4" height="10.4"/>';
  return `<svg viewBox="0 0 12 12">${frame}${on ? sign : ""}</svg>`;
}
