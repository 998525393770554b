import { joinWrapped } from "../../layout/segment";
import { parseDate } from "../../text/date";

/** "14 settembre" above "2026": a long date had no room for its year. */
export const isDateWrapped = (above: string, below: string): boolean =>
  parseDate(above) === null && parseDate(joinWrapped(above, below)) !== null;
