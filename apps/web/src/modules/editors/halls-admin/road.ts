/** Props of each way to make a new hall. */
export interface RoadProps {
  onMade: (hall: { id: number }) => void;
  /** Returns to the choice between the ways. */
  onBack: () => void;
  onClose: () => void;
}
