/** Props of each way to make a new hall. */
export interface RoadProps {
  onMade: (hall: { id: number }) => void;
  /** To the choice between the roads. */
  onBack: () => void;
  onClose: () => void;
}
