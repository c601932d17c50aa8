interface Props {
  nivel: number
  seOye: boolean
}

/** That it records, for the eye: how loud it is, and in words. */
export function Oido({ nivel, seOye }: Props) {
  return (
    <div className="oido">
      <meter aria-label="Nivel del micrófono" min={0} max={1} value={Math.sqrt(nivel)} />
      <span>{seOye ? 'Se oye' : 'No se oye nada'}</span>
    </div>
  )
}
