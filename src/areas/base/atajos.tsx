interface Props {
  /** What each of them does. */
  atajos: readonly (readonly [teclas: string, que: string])[]
}

/** What the keyboard does here. */
export const Atajos = ({ atajos }: Props) => (
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
