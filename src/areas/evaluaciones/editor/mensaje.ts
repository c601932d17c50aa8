/** What is wrong with a list as a whole: the form's own rules and the server's refusal put it in different places. */
export function mensajeDe(falta: unknown): string | undefined {
  const { message, root } = Object(falta) as { message?: string; root?: { message?: string } }
  return root?.message ?? message
}
