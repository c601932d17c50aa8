/** The same grey shapes that the shell page shows, so that nothing moves when React takes over. */
export function EsqueletoDeArea() {
  return (
    <div className="cargando-area">
      <p role="status" className="oculto">
        Cargando…
      </p>
      <div className="hueso cabecera-hueso" />
      <div className="hueso titulo-hueso" />
      <div className="hueso cuerpo-hueso" />
    </div>
  )
}
