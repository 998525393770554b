import type { RankSystem } from "../solve/rank-system";
import { type ChoiceJudge, measureKey, type Scored } from "./judge-choices";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

export interface Choice extends Scored {
  /** Probability that the text says this and of this, among all that would give another part, 0 … 1. */
  probability: number;
  /** Probability of the value among the other values this text may give to the same measure, 0 … 1. */
  readRight: number;
}

/** One text with all it may mean, best first, and what it is worth to say it means nothing. */
export interface TextOptions {
  text: number;
  options: Scored[];
  /** Logarithm of how likely this writing measures nothing here. */
  idle: number;
}

export interface Found {
  /** Logarithm of how well everything written is explained. */
  worth: number;
  choices: Choice[];
  /** What clear writing would say if the others did not deny it. */
  denied: Choice[];
}

type Assignment = Map<number, Scored | null>;

/**
 * The set of hypotheses, at most one a text and one a dimension line, that is worth most together.
 * Begins with the best single ones and moves one text at a time, or two that want the same line, while that
 * helps, in the order of the texts; that may end at what no single move betters, so once more with the move first
 * that helps most, where that is clearly better. Deterministic: ties keep what stands.
 */
export function searchChoices(judge: ChoiceJudge, texts: readonly TextOptions[]): Found {
  const [inOrder, steepest] = (["inOrder", "steepest"] as const).map((way) => {
    const search = new Search(judge, texts);
    search.begin();
    for (let round = 0; round < attachSettings.searchRounds; round++) {
      if (!search.improve(way)) break;
    }
    return search;
  }) as [Search, Search];
  const isClear = steepest.worth > inOrder.worth + attachSettings.searchMargin;
  return (isClear ? steepest : inOrder).finish();
}

class Search {
  private current: Assignment = new Map();
  worth = 0;

  constructor(
    private readonly judge: ChoiceJudge,
    private readonly texts: readonly TextOptions[],
  ) {}

  /** The likeliest first, each taking its line. */
  begin(): void {
    const all = this.texts
      .flatMap(({ text, options, idle }) =>
        options.filter(({ score }) => score > idle).map((option) => ({ text, option })),
      )
      .sort((a, b) => b.option.score - a.option.score);
    for (const { text } of this.texts) this.current.set(text, null);
    for (const { text, option } of all) {
      if (this.current.get(text) !== null || !this.isFree(option, this.current, text)) continue;
      this.current.set(text, option);
    }
    this.worth = this.weigh(this.current);
  }

  /** Takes the best move of each text, one after the other as they stand or by how much they help at first; whether any helped. */
  improve(way: "inOrder" | "steepest"): boolean {
    const order = this.texts.map(({ text }) => text);
    if (way === "steepest") {
      const gains = new Map(order.map((text) => [text, this.bestMove(text)?.worth ?? this.worth]));
      order.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
    }
    let helped = false;
    for (const text of order) {
      const move = this.bestMove(text);
      if (move === null) continue;
      this.current = move.next;
      this.worth = move.worth;
      helped = true;
    }
    return helped;
  }

  private bestMove(text: number): { next: Assignment; worth: number } | null {
    let best: { next: Assignment; worth: number } | null = null;
    // A move cannot gain more than everything that is wrong with what stands.
    const wrong = this.valueOf(this.current) - this.worth;
    for (const next of this.moves(text)) {
      if (this.valueOf(next) <= this.valueOf(this.current) - wrong) continue;
      const worth = this.weigh(next);
      if (worth > (best?.worth ?? this.worth) + 1e-9) best = { next, worth };
    }
    return best;
  }

  finish(): Found {
    const system = this.judge.consequences(chosenOf(this.current));
    const choices = this.texts.flatMap(({ text }) => {
      const chosen = this.current.get(text);
      if (!chosen) return [];
      let other = 0;
      let misread = 0;
      const measured = measuresOf(chosen.hypothesis);
      for (const next of this.moves(text)) {
        const instead = next.get(text);
        if (this.valueOf(next) < this.worth - attachSettings.marginWindow) continue;
        if (instead && this.judge.isImplied(system, instead.hypothesis)) continue;
        const weight = Math.exp(Math.min(50, this.weigh(next) - this.worth));
        other += weight;
        if (instead && measuresOf(instead.hypothesis) === measured) misread += weight;
      }
      for (const next of this.exchanges(text, chosen, system)) {
        other += Math.exp(Math.min(50, this.weigh(next) - this.worth));
      }
      return [{ ...chosen, probability: 1 / (1 + other), readRight: 1 / (1 + misread) }];
    });
    return { worth: this.worth, choices, denied: this.denied() };
  }

  private denied(): Choice[] {
    return this.texts.flatMap(({ text, options, idle }) => {
      if (this.current.get(text)) return [];
      const best = options.find((option) => this.isFree(option, this.current, text));
      if (best === undefined || best.score <= idle) return [];
      return [{ ...best, probability: 0, readRight: 0 }];
    });
  }

  /** The assignments in which this text means something else, and who had that line before finds another. */
  private *moves(text: number): Generator<Assignment> {
    const own = this.current.get(text) ?? null;
    const { options, idle } = this.optionsOf(text);
    const stands = own?.score ?? idle;
    const candidates: (Scored | null)[] = own === null ? [...options] : [...options, null];
    for (const option of candidates) {
      if (option === own) continue;
      if ((option?.score ?? idle) < stands - attachSettings.searchWindow) continue;
      const next = new Map(this.current);
      next.set(text, option);
      const rival = option && this.holderOf(option.hypothesis.carrier, text);
      if (rival !== null && rival !== undefined) {
        next.set(rival, null);
        const relief = this.optionsOf(rival);
        const instead = relief.options.find((other) => this.isFree(other, next, rival));
        next.set(rival, instead && instead.score > relief.idle ? instead : null);
      }
      yield next;
    }
  }

  /** The assignments in which this text's line and another's each end where the other's does now, as they may where both run to almost one place. */
  private *exchanges(text: number, own: Scored, system: RankSystem): Generator<Assignment> {
    for (const [other, rival] of this.current) {
      if (other === text || !rival) continue;
      for (const mine of this.heirsTo(text, own, rival, system)) {
        for (const theirs of this.heirsTo(other, rival, own, system)) {
          yield new Map(this.current).set(text, mine).set(other, theirs);
        }
      }
    }
  }

  /** What a text may mean at its own line with one end where another's line has one. */
  private heirsTo(text: number, own: Scored, rival: Scored, system: RankSystem): Scored[] {
    const [ends, rivalEnds] = [own, rival].map(({ hypothesis }) => endsOf(hypothesis)) as [
      Set<string>,
      Set<string>,
    ];
    return this.optionsOf(text).options.filter(({ hypothesis, score }) => {
      if (hypothesis.carrier === null || hypothesis.carrier !== own.hypothesis.carrier)
        return false;
      if (hypothesis.interpretation !== own.hypothesis.interpretation) return false;
      if (this.judge.isImplied(system, hypothesis)) return false;
      const changed = [...endsOf(hypothesis)].filter((end) => !ends.has(end));
      const isHeir = changed.length === 1 && rivalEnds.has(changed[0] as string);
      return isHeir && score > own.score - attachSettings.marginWindow;
    });
  }

  private optionsOf(text: number): TextOptions {
    const found = this.texts.find((it) => it.text === text);
    if (found === undefined) throw new RangeError(`no text ${text}`);
    return found;
  }

  private holderOf(carrier: string | null, but: number): number | null {
    if (carrier === null) return null;
    for (const [text, option] of this.current) {
      if (text !== but && option?.hypothesis.carrier === carrier) return text;
    }
    return null;
  }

  private isFree({ hypothesis }: Scored, assignment: Assignment, text: number): boolean {
    const { carrier } = hypothesis;
    if (carrier === null) return true;
    for (const [other, option] of assignment) {
      if (other !== text && option?.hypothesis.carrier === carrier) return false;
    }
    return true;
  }

  private weigh(assignment: Assignment): number {
    return this.valueOf(assignment) - this.judge.cost(chosenOf(assignment));
  }

  /** What each text is worth by itself, together. */
  private valueOf(assignment: Assignment): number {
    return this.texts.reduce(
      (sum, { text, idle }) => sum + (assignment.get(text)?.score ?? idle),
      0,
    );
  }
}

/** Equal for hypotheses that measure the same things, whatever they say of them. */
function measuresOf({ relations }: Hypothesis): string {
  return relations.map(measureKey).join(" ");
}

/** What a linear measure goes from and to. */
function endsOf({ relations }: Hypothesis): Set<string> {
  return new Set(
    relations.flatMap((relation) =>
      relation.kind === "offset"
        ? [relation.from, relation.to].map((end) => `${relation.axis} ${JSON.stringify(end)}`)
        : [],
    ),
  );
}

function chosenOf(assignment: Assignment): Scored[] {
  return [...assignment.values()].filter((option): option is Scored => option !== null);
}

/** Hypotheses by text, best first, without those that say the same of the same with a worse score. */
export function optionsByText(
  texts: readonly { text: number; idle: number }[],
  hypotheses: readonly Scored[],
): TextOptions[] {
  return texts.map(({ text, idle }) => {
    const seen = new Set<string>();
    const options = hypotheses
      .filter(
        ({ hypothesis, score }) => hypothesis.text === text && score >= attachSettings.leastScore,
      )
      .sort((a, b) => b.score - a.score)
      .filter(({ hypothesis }) => {
        const key = optionKey(hypothesis);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      })
      .slice(0, attachSettings.optionsKept);
    return { text, options, idle };
  });
}

function optionKey({ carrier, relations, interpretation }: Hypothesis): string {
  return `${carrier} ${relations.length === 0 ? interpretation.text : JSON.stringify(relations)}`;
}
