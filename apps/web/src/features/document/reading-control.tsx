import { buttonClass } from "@inkform/ui/button";
import { Menu, MenuCheckbox, MenuLabel } from "@inkform/ui/menu";
import { ToggleChip } from "@inkform/ui/toggle-chip";
import { Layers } from "lucide-react";
import { useId } from "react";
import { READING_LAYERS, type ReadingLayer } from "./reading-layers";

interface Choice {
  shown: ReadonlySet<ReadingLayer>;
  onShow: (layer: ReadingLayer, on: boolean) => void;
}

/** The dot of a layer that is not shown. */
const OFF = "var(--color-line-strong)";

/** What of the reading is drawn over the pages: chips where the bar has room for them, a menu where it has not. */
export function ReadingControl(choice: Choice) {
  return (
    <>
      <ReadingChips {...choice} />
      <ReadingMenu {...choice} />
    </>
  );
}

/** The chips' dots are the legend. */
function ReadingChips({ shown, onShow }: Choice) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its chips
    <div role="group" aria-labelledby={id} className="hidden items-center gap-1.5 @3xl:flex">
      <span id={id} className="whitespace-nowrap text-xs text-muted">
        Show reading
      </span>
      {READING_LAYERS.map(({ name, title, color }) => (
        <ToggleChip key={name} pressed={shown.has(name)} onPressedChange={(on) => onShow(name, on)}>
          <Dot color={shown.has(name) ? color : OFF} />
          {title}
        </ToggleChip>
      ))}
    </div>
  );
}

/** Closed, it still tells by its dots what is shown; open, it is the legend. */
function ReadingMenu({ shown, onShow }: Choice) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Show reading"
          title="Show reading"
          className={`${buttonClass()} @3xl:hidden`}
        >
          <Layers aria-hidden className="size-4 text-muted" />
          <span className="grid grid-cols-2 gap-0.5">
            {READING_LAYERS.map(({ name, color }) => (
              <Dot key={name} color={shown.has(name) ? color : OFF} />
            ))}
          </span>
        </button>
      }
    >
      <MenuLabel>Show reading</MenuLabel>
      {READING_LAYERS.map(({ name, title, color }) => (
        <MenuCheckbox
          key={name}
          checked={shown.has(name)}
          onCheckedChange={(on) => onShow(name, on)}
        >
          <Dot color={color} />
          {title}
        </MenuCheckbox>
      ))}
    </Menu>
  );
}

function Dot({ color }: { color: string }) {
  return <span aria-hidden className="size-2 rounded-full" style={{ background: color }} />;
}
