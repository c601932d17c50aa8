const diaYHora = new Intl.DateTimeFormat('es-PY', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '20/11/2026, 18:42'. */
export const fechaYHora = (instante: string) => diaYHora.format(new Date(instante))
