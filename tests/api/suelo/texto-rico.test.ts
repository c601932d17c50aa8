import { expect, test } from 'vitest'
import { sanitizeRichText } from '../../../api/suelo/services/rich-text.ts'

test.each([
  '<p>Uno <strong>dos</strong> <em>tres</em></p><ul><li>x</li></ul>',
  '<h2>Título</h2><blockquote>cita</blockquote><pre><code>a</code></pre>',
  '<img src="https://x.py/a.png" alt="Arpa" />',
  '<img src="data:image/png;base64,AAAA" alt="" />',
  '<img src="/uploads/recursos/abc.png" alt="Partitura" />',
  '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
])('%s queda como está', (html) => {
  expect(sanitizeRichText(html)).toBe(html)
})

test.each(['https://x.py/a', 'http://x.py', 'mailto:a@x.py', 'tel:+595981', '/uploads/recursos/a.pdf'])(
  'un enlace a %s queda',
  (href) => {
    expect(sanitizeRichText(`<a href="${href}">x</a>`)).toContain(`href="${href}"`)
  },
)

test.each([
  ['<img src="https://x.py/a.png">', '<img src="https://x.py/a.png" alt="" />'],
  ['<img alt src="https://x.py/a.png">', '<img alt="" src="https://x.py/a.png" />'],
  ['a<a href="https://x.py"></a>b', 'ab'],
  ['a<a href="https://x.py"> &nbsp;<strong><br></strong></a>b', 'a \u00A0<strong><br /></strong>b'],
  ['<p>a<a name="x"></a></p>', '<p>a</p>'],
])('%s se guarda como %j', (html, guardado) => {
  expect(sanitizeRichText(html)).toBe(guardado)
})

test('un enlace que muestra una imagen queda', () => {
  const imagen = '<strong><img src="https://x.py/a.png" alt="Arpa" /></strong>'

  expect(sanitizeRichText(`<a href="https://x.py">${imagen}</a>`)).toContain(`${imagen}</a>`)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<iframe src="https://x.py">dentro</iframe>b', 'b'],
  ['<form action="/x"><input name="a"><button>Ir</button></form>', 'Ir'],
  ['<svg onload="alert(1)"><text>x</text></svg>', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="data:image/svg+xml;base64,AAAA">', ''],
  ['<img src="data:text/html;base64,AAAA">', ''],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="//malo.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<object data="x"></object><embed src="x"><base href="x"><meta http-equiv="refresh">', ''],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
])('%s queda en %j', (html, limpio) => {
  expect(sanitizeRichText(html)).toBe(limpio)
})

test.each([
  ['<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a</p></b>', '<span><p>a</p></span>'],
  [
    '<span style="font-weight:700">a</span><span style="font-weight:400">b</span>',
    '<strong>a</strong><span>b</span>',
  ],
  ['<span style="color:red;font-style:italic">a</span>', '<em>a</em>'],
  ['<i style="font-style:normal">a</i>', '<span>a</span>'],
  ['<b>a</b><strong style="color:red">b</strong>', '<b>a</b><strong>b</strong>'],
  ['<p>a<img src="file:///C:/Users/ana/image001.png">b</p>', '<p>ab</p>'],
  ['<a href="file:///C:/tarea.docx">a</a>', '<a rel="noopener noreferrer">a</a>'],
  [
    '<p><v:shape><v:imagedata src="file:///C:/x.png"></v:imagedata></v:shape><o:p>&nbsp;</o:p>a</p>',
    '<p>\u00A0a</p>',
  ],
])('lo que copia otro programa, %s, queda en %j', (html, limpio) => {
  expect(sanitizeRichText(html)).toBe(limpio)
})

test('limpiar dos veces es como una', () => {
  const html = '<p>a & b &lt;script&gt; <a href="https://x.py" target="top">c</a></p>'

  expect(sanitizeRichText(sanitizeRichText(html))).toBe(sanitizeRichText(html))
})
