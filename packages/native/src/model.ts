/** What a helping process can be asked, by the name of the task; inputs and answers are what `v8.serialize` can carry. */
export type TaskMap<Tasks> = { [Task in keyof Tasks]: { input: unknown; answer: unknown } };

export interface HelperOrder {
  id: number;
  task: string;
  input: unknown;
}

export type HelperReport = { id: number; answer: unknown } | { id: number; error: string };
