import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown";

test("headings can be linked to, guides link to guides", () => {
  const html = renderMarkdown(
    "## What `t=` is\n\n[errors](errors.md#codes) [site](https://a.example/x.md)",
  );
  expect(html).toContain('<h2 id="what-t-is">What <code>t=</code> is</h2>');
  expect(html).toContain('<a href="/docs/errors#codes">errors</a>');
  expect(html).toContain('<a href="https://a.example/x.md">site</a>');
});

test("code and tables scroll by themselves, and code is code", () => {
  const html = renderMarkdown(
    "```ts\nif (a < b) x(`<b>`);\n```\n\n| a | b |\n|---|---|\n| `1` | 2 |\n",
  );
  expect(html).toContain('<pre tabindex="0"><code>if (a &lt; b) x(`&lt;b&gt;`);</code></pre>');
  expect(html).toMatch(/<div class="scroll" tabindex="0"><table>.*<td><code>1<\/code><\/td>/s);
});

test("markup is shown, not run", () => {
  expect(renderMarkdown("a <script>alert(1)</script> b")).not.toContain("<script");
});
