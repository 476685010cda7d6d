import { STAGE } from "@podium/shared/hall-plan";

const { x, y, width, height } = STAGE;
const middle = x + width / 2;
const right = x + width;
const lip = y + height;
const SWAGS = 10;
const FOOTLIGHTS = 13;

export function HallStage() {
  const swag = width / SWAGS;
  const edges = Array.from({ length: SWAGS }, (_, index) => x + index * swag);
  const hem = (from: number) => `${y + 26}Q${from + swag / 2} ${y + 58} ${from + swag} ${y + 26}`;
  const pelmet = edges.map((from) => `M${from} ${y}V${hem(from)}V${y}Z`).join("");
  const fringe = edges.map((from) => `M${from} ${hem(from)}`).join("");
  const boards = `M${x} ${y}H${right}V${lip - 34}Q${middle} ${lip + 30} ${x} ${lip - 34}Z`;
  return (
    <>
      <path className="hall-stage-front" d={boards} transform="translate(0 9)" />
      <path className="hall-stage" d={boards} />
      <ellipse fill="url(#hall-spot)" cx={middle} cy={y + 112} rx="230" ry="64" />
      <Curtain edge={x} direction={1} />
      <Curtain edge={right} direction={-1} />
      <path className="hall-pelmet" d={pelmet} />
      <path className="hall-fringe" d={fringe} />
      {Array.from({ length: FOOTLIGHTS }, (_, index) => {
        const t = (index + 1) / (FOOTLIGHTS + 1);
        const curve = (1 - t) ** 2 * (lip - 34) + 2 * t * (1 - t) * (lip + 30) + t ** 2 * (lip - 34);
        return <circle key={index} className="hall-footlight" cx={x + t * width} cy={curve - 9} r="3" />;
      })}
      <text className="hall-stage-name" x={middle} y={y + 122}>
        PODIUM
      </text>
    </>
  );
}

function Curtain({ edge, direction }: { edge: number; direction: 1 | -1 }) {
  const at = (offset: number) => edge + direction * offset;
  const bottom = lip - 26;
  const folds = [18, 36, 54].map(
    (offset) => `M${at(offset)} ${y}Q${at(offset - 4)} ${y + 70} ${at(offset * 0.72)} ${bottom - 4}`,
  );
  return (
    <>
      <path
        className="hall-curtain"
        d={`M${edge} ${y}H${at(78)}C${at(74)} ${y + 50} ${at(50)} ${y + 76} ${at(54)} ${bottom + 9}L${edge} ${bottom - 8}Z`}
      />
      <path className="hall-fold" d={folds.join("")} />
    </>
  );
}
