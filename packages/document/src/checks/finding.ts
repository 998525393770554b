/** A contradiction between printed values; indices point into the fields and line items of the reading. */
export type Finding =
  | {
      code: "line_mismatch";
      fields: number[];
      rows: number[];
      row: number;
      quantity: string;
      price: string;
      amount: string;
    }
  | {
      code: "sum_mismatch";
      fields: number[];
      rows: number[];
      printed: string;
      label: string;
      sum: string;
    }
  | {
      code: "total_mismatch";
      fields: number[];
      rows: number[];
      printed: string;
      label: string;
      parts: string;
    }
  | {
      code: "words_mismatch";
      fields: number[];
      rows: number[];
      words: string;
      label: string;
      printed: string;
    }
  | {
      code: "delivery_before_order";
      fields: number[];
      rows: number[];
      delivery: string;
      order: string;
    }
  | {
      code: "due_before_issue";
      fields: number[];
      rows: number[];
      due: string;
      issued: string;
    }
  | {
      code: "tax_mismatch";
      fields: number[];
      rows: number[];
      label: string;
      printed: string;
      base: string;
    }
  | {
      code: "duplicate_line";
      fields: number[];
      rows: number[];
      first: number;
      second: number;
      item: string;
    }
  | {
      code: "currency_conflict";
      fields: number[];
      rows: number[];
      currency: string;
      label: string;
      printed: string;
    };
