import { type Model, modelData } from "../readers/model-data";

/** Parts of traineddata, by their place in its table: the words of the language, the characters that they are spelled with. */
const WORDS = 19;
const CHARACTERS = 21;
/** Of the words: bytes before the first edge, and of each edge; where the numbers of characters and edges stand. */
const HEADER = 10;
const EDGE = 8;
const CHARACTER_COUNT = 2;
const EDGE_COUNT = 6;
/** Bits beside the character of an edge: the last one of its node; going back; the end of a word. */
const LAST = 1;
const END = 4;
const FLAGS = 3;

/** Words as a graph (DAWG) of characters: the edges of a node stand one behind the other, the first node's at 0. */
interface Graph {
  idOf: ReadonlyMap<string, number>;
  length: number;
  at: (edge: number) => Edge;
}

interface Edge {
  /** Of its character. */
  id: number;
  isLast: boolean;
  isEnd: boolean;
  /** The node to which it leads; 0 is nowhere. */
  node: number;
}

const graphs = new Map<Model, Graph | null>();

/** Whether the list of words that comes with a language's model has this one, as it stands, in small letters or with a capital. */
export function isWordOf(model: Model, text: string): boolean {
  const graph = graphOf(model);
  if (!graph) return false;
  const small = text.toLowerCase();
  const forms = new Set([text, small, small.charAt(0).toUpperCase() + small.slice(1)]);
  return [...forms].some((form) => has(graph, form));
}

function has(graph: Graph, word: string): boolean {
  const ids = [...word].map((sign) => graph.idOf.get(sign));
  let node = 0;
  for (const [i, id] of ids.entries()) {
    const isLast = i === ids.length - 1;
    const edge = id === undefined ? null : edgeFrom(graph, node, id, isLast);
    if (edge === null || (!isLast && edge.node === 0)) return false;
    node = edge.node;
  }
  return ids.length > 0;
}

function edgeFrom(graph: Graph, node: number, id: number, isLast: boolean): Edge | null {
  for (let i = node; i < graph.length; i++) {
    const edge = graph.at(i);
    if (edge.id === id && (!isLast || edge.isEnd)) return edge;
    if (edge.isLast) return null;
  }
  return null;
}

function graphOf(model: Model): Graph | null {
  const known = graphs.get(model);
  if (known !== undefined) return known;
  const graph = readGraph(modelData(model));
  graphs.set(model, graph);
  return graph;
}

/** The words of traineddata (tessdata's format: a table of offsets, then its parts); null where it has none. */
function readGraph(data: Buffer): Graph | null {
  const offsets = Array.from({ length: data.readUInt32LE(0) }, (_, i) =>
    Number(data.readBigInt64LE(4 + 8 * i)),
  );
  const part = (index: number): Buffer | null => {
    const from = offsets[index] ?? -1;
    const to = Math.min(data.length, ...offsets.filter((offset) => offset > from));
    // A copy, so that the rest of the model is not kept.
    return from < 0 ? null : Buffer.from(data.subarray(from, to));
  };
  const [words, characters] = [part(WORDS), part(CHARACTERS)];
  if (!words || !characters) return null;
  const [, ...lines] = characters.toString("utf8").split("\n");
  const bits = Math.ceil(Math.log2(words.readInt32LE(CHARACTER_COUNT) + 1));
  return {
    idOf: new Map(lines.map((line, id) => [line.split(" ", 1)[0] ?? "", id])),
    length: words.readInt32LE(EDGE_COUNT),
    at: (edge) => {
      const low = words.readUInt32LE(HEADER + EDGE * edge);
      const high = words.readUInt32LE(HEADER + EDGE * edge + EDGE / 2);
      const flags = low >>> bits;
      return {
        id: low & (2 ** bits - 1),
        isLast: (flags & LAST) > 0,
        isEnd: (flags & END) > 0,
        node: Math.floor((high * 2 ** 32 + low) / 2 ** (bits + FLAGS)),
      };
    },
  };
}
