/** One neutral look for the pages of the outside world, so that nobody takes them for the product. */
export const STYLE = `
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: #f6f7f9; color: #14171c; font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 67.5rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 .5rem; font-size: 1.625rem; line-height: 1.25; }
h2 { margin: 2rem 0 .75rem; font-size: 1.0625rem; }
p { margin: .25rem 0 1rem; }
a { color: #343a43; }
.secondary { color: #626a77; }
.card { padding: 1.25rem; background: #fff; border: 1px solid #e4e7eb; border-radius: 10px; }
.card > h2:first-child { margin-top: 0; }
.people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .5rem; margin: 0; padding: 0; list-style: none; }
.person { display: block; width: 100%; padding: .75rem 1rem; text-align: left; font: inherit; color: inherit; cursor: pointer; background: #fff; border: 1px solid #e4e7eb; border-radius: 10px; }
.person:hover { border-color: #343a43; }
.person strong { display: block; font-weight: 600; overflow-wrap: anywhere; }
.hint { margin-left: .375rem; padding: 0 .5rem; border: 1px solid #e4e7eb; border-radius: 1rem; font-size: .8125rem; white-space: nowrap; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
input, select { width: 100%; padding: .625rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #8a929e; border-radius: 10px; }
input[aria-invalid=true] { border-color: #b3261e; }
.error { margin: .25rem 0 0; color: #b3261e; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin: 1rem 0; }
.primary { display: inline-block; padding: .625rem 1.25rem; font: inherit; font-weight: 600; color: #fff; background: #343a43; border: 0; border-radius: 10px; cursor: pointer; text-decoration: none; }
.primary:hover { background: #14171c; }
:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
.mails { margin: 0; padding: 0; list-style: none; }
.mails a { display: block; padding: .75rem 1rem; background: #fff; border: 1px solid #e4e7eb; border-radius: 10px; margin-bottom: .5rem; text-decoration: none; overflow-wrap: anywhere; }
.mails strong { display: block; }
.push { margin-bottom: .5rem; overflow-wrap: anywhere; }
.push p { margin: .25rem 0; }
form.card { margin-top: 2rem; }
dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: #626a77; overflow-wrap: anywhere; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 60vh; background: #fff; border: 1px solid #e4e7eb; border-radius: 10px; }
`;
