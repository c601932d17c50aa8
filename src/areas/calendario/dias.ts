const conDia = new Intl.DateTimeFormat('es-PY', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 'YYYY-MM-DD' as 'viernes, 20 de noviembre'. */
export const diaEntero = (fecha: string) => conDia.format(new Date(`${fecha}T00:00:00Z`))
