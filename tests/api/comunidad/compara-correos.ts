import type { Mundo } from './mundo.ts'

/** Each who gave something is told what became of it, once; and nobody writes to who asked to be forgotten. */
export function comparaCorreos({ libro, correos, desacuerdos }: Mundo): void {
  const cuenta = (todos: readonly string[]) =>
    new Map([...Map.groupBy(todos, (uno) => uno)].map(([uno, veces]) => [uno, veces.length]))
  const asuntos = new Set(libro.cartas.map((una) => una.split(' · ')[1]))
  const dice = cuenta(correos.filter((uno) => asuntos.has(uno.split(' · ')[1])))
  const debe = cuenta(libro.cartas)
  for (const una of new Set([...debe.keys(), ...dice.keys()]))
    desacuerdos.compara(una.split(' · ')[1] ?? '', 'Correos', una, debe.get(una), dice.get(una))
  const aNadie = correos.filter((uno) => uno.includes('@borrado.invalid'))
  desacuerdos.compara('A quien pidió que lo olviden', 'Correos', 'todos', [], aNadie)
}
