/** The sign-in form of the demo identity provider; it posts to its own address. */
export function signInPage({ email, problem }: { email: string; problem: string | undefined }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in to the demo</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f4f1;
    font: 16px/1.5 system-ui, sans-serif; color: #1c1c1a; }
  main { box-sizing: border-box; width: min(22rem, calc(100vw - 3rem)); background: #fff; padding: 2rem; border-radius: .75rem;
    box-shadow: 0 1px 2px #0001, 0 8px 24px #0001; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  p { margin: 0 0 1.25rem; color: #55554f; font-size: .9rem; }
  label { display: block; font-size: .875rem; font-weight: 600; margin-bottom: .25rem; }
  input { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem .75rem;
    border: 1px solid #c9c9c2; border-radius: .5rem; }
  button { width: 100%; margin-top: 1rem; font: inherit; font-weight: 600; padding: .6rem;
    border: 0; border-radius: .5rem; background: #1c1c1a; color: #fff; cursor: pointer; }
  .problem { color: #a4271b; }
</style>
</head>
<body>
<main>
<h1>Demo sign-in</h1>
<p>This stands in for your identity provider. It asks for no password and runs on this machine only.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" required autofocus value="${escapeHtml(email)}">
<button type="submit">Sign in</button>
</form>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
