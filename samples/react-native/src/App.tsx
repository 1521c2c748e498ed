import {Alert, Linking, PermissionsAndroid, Platform, StyleSheet} from 'react-native';
import {SafeAreaProvider, SafeAreaView} from 'react-native-safe-area-context';

import {consoleBackend, useReporter} from './backgroundDelivery';
import {CourierScreen} from './CourierScreen';
import type {CourierJob} from './deliveries';
import type {Remedy} from './deliveryErrors';
import {useQueueState} from './OfflineQueue';
import {deliveries} from './sdk';
import {texts} from './texts';
import {useCourier} from './useCourier';

/** Your server hands out the jobs, and gives each attempt an id of its own. */
const nextJob = (): CourierJob => ({
  id: `order-${Date.now()}`,
  route: 'north-3',
  address: '1 Sample Street, 10115 Berlin, Germany',
});

/** Shows a dialog only while the courier can still choose. The delivery starts even if this fails. */
async function askNotifications(): Promise<void> {
  if (Platform.OS === 'android' && Platform.Version >= 33) {
    const permission = PermissionsAndroid.PERMISSIONS.POST_NOTIFICATIONS;
    await PermissionsAndroid.request(permission).catch((error) => console.warn(error));
  }
}

function openAppSettings(): void {
  void Linking.openSettings();
}

/** iOS has no link to the device-wide switch, so its settings open at the app. */
function openLocationSettings(): void {
  if (Platform.OS === 'android') {
    void Linking.sendIntent('android.settings.LOCATION_SOURCE_SETTINGS');
  } else {
    openAppSettings();
  }
}

/** A tap by mistake must not end a delivery for good. */
function confirmCancel(onConfirm: () => void): void {
  Alert.alert(texts.cancelQuestion, undefined, [
    {text: texts.keep, style: 'cancel'},
    {text: texts.cancel, style: 'destructive', onPress: onConfirm},
  ]);
}

// #region app
export function App() {
  const courier = useCourier(deliveries, consoleBackend);
  const queue = useQueueState(deliveries);
  useReporter(courier.session, consoleBackend);

  const start = async () => {
    await askNotifications();
    courier.start(nextJob());
  };

  const actOn = (remedy: Remedy) => {
    switch (remedy) {
      case 'allowLocation':
        return openAppSettings();
      case 'turnLocationOn':
        return openLocationSettings();
      case 'resume':
        return courier.resume();
      case 'endOther':
        return courier.endOther();
    }
  };

  return (
    <SafeAreaProvider>
      <SafeAreaView style={styles.app}>
        <CourierScreen
          courier={courier}
          queue={queue}
          onAskPermission={courier.askPermission}
          onOpenSettings={openAppSettings}
          onStart={() => void start()}
          onComplete={courier.complete}
          onLeaveAtDoor={() => courier.leaveAtDoor('photo-7')}
          onCancel={() => confirmCancel(() => courier.cancel('courierCancelled'))}
          onRemedy={actOn}
        />
      </SafeAreaView>
    </SafeAreaProvider>
  );
}
// #endregion app

const styles = StyleSheet.create({app: {flex: 1}});
