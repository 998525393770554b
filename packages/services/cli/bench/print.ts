export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`.padStart(10);

export const row = (name: string, value: string): void =>
  console.log(`  ${name.padEnd(34)}${value}`);
