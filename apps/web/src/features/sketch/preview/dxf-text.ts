import type { IMtextEntity, ITextEntity } from "dxf-parser";
import type { FigureText } from "./figure";

/** Undoes DXF's escapes: `\U+XXXX`, `%%c` (diameter), `%%d` (degree), `%%p` (plus/minus). */
function unescaped(text: string): string {
  return text
    .replace(/\\U\+([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/%%c/gi, "Ø")
    .replace(/%%d/gi, "°")
    .replace(/%%p/gi, "±");
}

/** MTEXT without its inline formatting. */
function withoutFormatting(text: string): string {
  return text
    .replace(/\\[ACcFfHhQTWp][^;\\]*;/g, "")
    .replace(/\\[LlOoKk]/g, "")
    .replace(/\\P/g, " ")
    .replace(/[{}]/g, "");
}

export function textFigure(entity: ITextEntity): FigureText {
  const horizontal = entity.halign ?? 0;
  const vertical = entity.valign ?? 0;
  const anchored = (horizontal !== 0 || vertical !== 0) && entity.endPoint;
  const middle = horizontal === 4;
  return {
    text: unescaped(entity.text),
    at: anchored ? entity.endPoint : entity.startPoint,
    align: {
      x: middle || horizontal === 1 ? 0.5 : horizontal === 2 ? 1 : 0,
      y: middle || vertical === 2 ? 0.5 : vertical === 3 ? 1 : 0,
    },
    height: entity.textHeight,
    angle: ((entity.rotation ?? 0) * Math.PI) / 180,
  };
}

export function mtextFigure(entity: IMtextEntity): FigureText {
  // Attachment 1 to 9 runs left to right, top to bottom.
  const place = (entity.attachmentPoint ?? 1) - 1;
  const direction = entity.directionVector;
  return {
    text: unescaped(withoutFormatting(entity.text)),
    at: entity.position,
    align: { x: (place % 3) / 2, y: 1 - Math.floor(place / 3) / 2 },
    height: entity.height,
    angle: direction
      ? Math.atan2(direction.y, direction.x)
      : ((entity.rotation ?? 0) * Math.PI) / 180,
  };
}
