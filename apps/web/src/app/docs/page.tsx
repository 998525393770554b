import { ApiReference } from "@/features/docs/api-reference";

export default function ReferencePage() {
  return (
    <main>
      <h1 className="sr-only">API reference</h1>
      <ApiReference />
    </main>
  );
}
