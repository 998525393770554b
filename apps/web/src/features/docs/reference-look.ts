/** How the reference is set: in the workbench's colours and fonts, and with nothing that leaves this service. */
export const LOOK = {
  theme: "none",
  layout: "modern",
  forceDarkModeState: "light",
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  documentDownloadType: "json",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  customCss: `
    .light-mode, .scalar-app {
      --scalar-font: var(--font-sans);
      --scalar-font-code: var(--font-mono);
      --scalar-color-1: var(--color-ink);
      --scalar-color-2: var(--color-muted);
      --scalar-color-3: var(--color-muted);
      --scalar-color-accent: var(--color-accent);
      --scalar-background-1: #fff;
      --scalar-background-2: var(--color-wash);
      --scalar-background-3: var(--color-wash-strong);
      --scalar-background-accent: var(--color-accent-wash);
      --scalar-border-color: var(--color-line);
      --scalar-color-green: var(--color-good);
      --scalar-color-red: var(--color-bad);
      --scalar-color-orange: var(--color-unsure);
      --scalar-color-blue: var(--color-accent);
      --scalar-radius: 6px;
      --scalar-radius-lg: 8px;
      --scalar-custom-header-height: 89px;
    }
  `,
} as const;
