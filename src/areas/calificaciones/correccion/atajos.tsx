const atajos = [
  ['Alt + ↓ / Alt + ↑', 'entrega siguiente o anterior, también mientras escribes'],
  ['→ / ←', 'lo mismo, fuera de los campos'],
  ['Intro (en los puntos) o Ctrl + Intro', 'calificar y pasar a la siguiente que espera'],
]

/** What the keyboard does at the desk. */
export function Atajos() {
  return (
    <details className="atajos">
      <summary>Atajos del teclado</summary>
      <dl>
        {atajos.map(([teclas, que]) => (
          <div key={teclas}>
            <dt>
              <kbd>{teclas}</kbd>
            </dt>
            <dd>{que}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
