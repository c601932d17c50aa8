/** What a mail says: plain text and simple HTML come from the same paragraphs. */
export interface Letter {
  subject: string
  paragraphs: string[]
  /** Something to read apart: the administrator's remarks. */
  quote?: string | undefined
  action?: { label: string; url: string }
}

interface WrittenLetter {
  asunto: string
  texto: string
  html: string
}

export function writeLetter(
  { subject, paragraphs, quote, action }: Letter,
  signature: string,
): WrittenLetter {
  const texto = [
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    signature,
  ].join('\n\n')

  const html = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(quote ? [`<blockquote>${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`] : []),
    ...(action ? [`<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`] : []),
    `<p>${escapeHtml(signature)}</p>`,
  ].join('\n')

  return {
    asunto: subject.replace(/\s+/g, ' '),
    texto,
    html: `<!doctype html><html lang="es"><body>\n${html}\n</body></html>`,
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
