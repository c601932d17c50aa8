/** `bun bare-server.ts URL [ETAG]`: gives to whatever is asked what URL answered once; prints its port. */
const [url = '', etag] = process.argv.slice(2)
const headers = { 'Accept-Encoding': 'gzip', ...(etag ? { 'If-None-Match': etag } : {}) }
const answered = await fetch(url, { headers, decompress: false })
const ready = new Response(etag ? null : await answered.bytes(), answered)
ready.headers.delete('content-length')
ready.headers.delete('date')

const { port } = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  development: false,
  fetch: () => ready.clone(),
})
console.log(port)

export {}
