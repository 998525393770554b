/** What the service is doing to a document, from the name of the stage. */
export function stageInWords(stage: string | null): string {
  return stage
    ? `${stage.slice(0, 1).toUpperCase()}${stage.slice(1).replaceAll("_", " ")} …`
    : "Reading …";
}
