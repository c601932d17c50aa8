/** In every page: a browser needs nothing else. */
export const estilos = `:root {
  color-scheme: light dark;
  --papel: light-dark(#fbfaf7, #16191d);
  --tinta: light-dark(#1d1f24, #e9e7e1);
  --apagada: light-dark(#5b5e66, #a9acb3);
  --linea: light-dark(#d9d5cb, #383c43);
  --acento: light-dark(#7a2e3b, #f0a5b0);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 70rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--papel);
  color: var(--tinta);
  font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { margin-top: 2.5rem; font-size: 1.3rem; line-height: 1.3; }
h3 { margin-top: 1.75rem; font-size: 1.1rem; }
a { color: var(--acento); }
a:focus-visible, .tabla:focus-visible { outline: 2px solid var(--acento); outline-offset: 2px; }
nav a, .paginas a { display: inline-block; padding: 0.5rem 0; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.375rem 0; border-bottom: 1px solid var(--linea); }
dt { min-width: 10rem; color: var(--apagada); }
dd { margin: 0; }
.tabla { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: 0.9375rem; }
.tabla table { min-width: 100%; overflow-wrap: normal; }
th, td { padding: 0.4rem 0.75rem; border-bottom: 1px solid var(--linea); text-align: left; vertical-align: top; }
td ul { margin: 0; padding-left: 1rem; }
.texto { white-space: pre-line; }
.rico img { max-width: 100%; height: auto; }
.nada, small, .apagado { color: var(--apagada); }
article { padding: 1rem 0; border-bottom: 1px solid var(--linea); }
.correcta { font-weight: 700; }
@media print { body { max-width: none; } .tabla { overflow: visible; } }
`
