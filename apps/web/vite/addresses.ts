export { addresses } from "#app/prerender.tsx";
