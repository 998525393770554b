/** Words, or groups of them, as a person writes a list: parted by commas and line ends. */
export const list = (words: string): readonly string[] => words.trim().split(/\s*[,\n]\s*/u);
