/** What the server draws of any island: what is in it is the browser's. */
export default function Lugar() {
  return <div />
}
