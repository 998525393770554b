import type { LabelName } from "../words/words";
import { type BoxStyle, setChoices } from "./choices";
import type { Draft } from "./draft";
import { type Pair, type PairStyle, setPairs } from "./pairs";
import type { Speech } from "./speech";

const about: readonly LabelName[] = [
  "name",
  "birthDate",
  "nationality",
  "address",
  "phone",
  "email",
  "employer",
  "occupation",
  "idNo",
  "reason",
];

/** A form that somebody filled in, partly: nearly half of its labels may stand without a value. */
export function setForm(
  styles: readonly PairStyle[],
  boxes: BoxStyle,
  speech: Speech,
  draft: Draft,
): string {
  const { random } = speech;
  const share = random.pick([0, 0.2, 0.4]);
  const pairs = random
    .shuffle(about)
    .slice(0, random.whole(6, about.length))
    .map((name): Pair => {
      const value = random.chance(share) ? null : answer(name, speech);
      return { key: null, label: speech.label(name), value };
    });
  const cut = Math.ceil(pairs.length / 2);
  const [first, second] = [styles[0] ?? "columns", styles[1] ?? styles[0] ?? "columns"];
  const questions = speech
    .several("choices", random.whole(1, 2))
    .map((question) => setChoices(boxes, question, random.chance(0.2), speech, draft));
  return [
    setPairs(first, pairs.slice(0, cut), speech, draft),
    ...questions,
    setPairs(second, pairs.slice(cut), speech, draft),
  ].join("");
}

function answer(name: LabelName, speech: Speech): string {
  const { random } = speech;
  switch (name) {
    case "name":
      return speech.say("people");
    case "birthDate":
      return speech.date(-random.whole(7000, 25000));
    case "nationality":
      return speech.say("nationalities");
    case "address":
      return speech
        .say("addresses")
        .split(" ; ")
        .join(speech.words.code === "jpn" ? " " : ", ");
    case "phone":
      return speech.phone();
    case "email":
      return `${random.pick(["info", "office", "k.berg", "mail"])}@${random.pick(["harbour", "linden", "kestrel"])}.example`;
    case "employer":
      return speech.say("companies");
    case "occupation":
      return speech.say("occupations");
    case "idNo":
      return speech.code(random.pick(["######", "A-#####", "##/####"]));
    default:
      return speech.say("notes");
  }
}
