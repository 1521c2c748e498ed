package com.acme.courier

import androidx.activity.ComponentActivity
import kotlin.time.Duration.Companion.hours
import kotlinx.coroutines.Deferred
import {{android.package}}.BatteryMode
import {{android.package}}.DeliveryOptions
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySession
import {{android.package}}.Destination
import {{android.package}}.PermissionLevel
import {{android.package}}.PermissionStatus

// #region interface
/** What the app needs from the SDK. Tests replace it with the simulator. */
interface Deliveries {
    suspend fun permissionStatus(): PermissionStatus
    suspend fun requestPermission(activity: ComponentActivity, level: PermissionLevel): PermissionStatus
    suspend fun start(job: CourierJob): DeliverySession
    suspend fun active(): DeliverySession?
    suspend fun queuedEventCount(): Int
    suspend fun setPowerSaving(on: Boolean)
    suspend fun deleteLocalData()
}
// #endregion interface

/** A delivery as your server describes it. */
data class CourierJob(
    val id: String,
    val route: String,
    val address: String,
    val placeId: String? = null,
    val plusCode: String? = null,
    val latitude: Double? = null,
    val longitude: Double? = null,
)

/** The forms that work offline come first. */
fun CourierJob.destination(): Destination = when {
    latitude != null && longitude != null -> Destination.Coordinates(latitude, longitude)
    plusCode != null -> Destination.PlusCode(plusCode)
    placeId != null -> Destination.PlaceId(placeId)
    else -> Destination.Address(address)
}

class SdkDeliveries(
    private val configured: Deferred<Unit>,
    private val reporter: DeliveryReporter,
) : Deliveries {

    private var savesPower = false

    override suspend fun permissionStatus(): PermissionStatus {
        configured.await()
        return DeliverySdk.permissionStatus()
    }

    override suspend fun requestPermission(
        activity: ComponentActivity,
        level: PermissionLevel,
    ): PermissionStatus {
        configured.await()
        return DeliverySdk.requestPermission(activity, level)
    }

    // #region start
    override suspend fun start(job: CourierJob): DeliverySession {
        configured.await()
        val session = DeliverySdk.startDelivery(
            deliveryId = job.id,
            destination = job.destination(),
            options = DeliveryOptions(
                expiresAfter = 8.hours,
                attributes = mapOf("route" to job.route),
            ),
        )
        reporter.follow(session)
        return session
    }
    // #endregion start

    override suspend fun active(): DeliverySession? {
        configured.await()
        return DeliverySdk.activeSession()?.also(reporter::follow)
    }

    override suspend fun queuedEventCount(): Int {
        configured.await()
        return DeliverySdk.queuedEventCount()
    }

    /**
     * If [on] is false, sets the app's mode; if your deliveries have a mode of their own, set that one
     * instead.
     */
    override suspend fun setPowerSaving(on: Boolean) {
        configured.await()
        if (on == savesPower) return
        savesPower = on // First, because a cancelled call still takes effect.
        DeliverySdk.setBatteryMode(if (on) BatteryMode.SAVER else BatteryMode.BALANCED)
    }

    override suspend fun deleteLocalData() {
        configured.await()
        DeliverySdk.deleteLocalData()
    }
}
